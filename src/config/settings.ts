/** An unusable setting. The message names the variable and the values it takes. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Below this path of the page's origin, the demo provider answers. */
export const demoProviderPath = '/demo-provider/';

/** All of these can be read in the shipped files. */
export const settingNames = [
  'VITE_PORTAL_API_URL',
  'VITE_OUTSOURCING_API_URL',
  'VITE_MY_COMMUNITIES_API_URL',
  'VITE_LOCATIONS_URL',
  'VITE_CONTACT_EMAIL',
  'VITE_CONTACT_PHONE',
  'VITE_OWNER_NAME',
  'VITE_OWNER_ADDRESS',
  'VITE_SITE_URL',
  'VITE_REPORT_URL',
] as const;

type Environment = Readonly<Record<string, unknown>>;

function read(env: Environment, name: string): string | undefined {
  const value = env[name];
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return value.trim();
}

function readUrl(env: Environment, name: string): string | undefined {
  const value = read(env, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new SettingsError(`${name} must be an http(s) address, but is "${value}".`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new SettingsError(`${name} must not hold a user name or password.`);
  }
  if (url.search !== '' || url.hash !== '') {
    throw new SettingsError(`${name} must not hold a query or fragment, but is "${value}".`);
  }
  return value;
}

function readOrigin(env: Environment, name: string): string | undefined {
  const value = readUrl(env, name);
  if (value === undefined) return undefined;
  const url = new URL(value);
  if (url.pathname !== '/') {
    throw new SettingsError(`${name} must be an origin without a path, but is "${value}".`);
  }
  return url.origin;
}

const email = { form: /^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/, name: 'one email address' };
const phone = { form: /^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/, name: 'one phone number' };

function readContact(env: Environment, name: string, kind: typeof email): string | undefined {
  const value = read(env, name);
  if (value !== undefined && !kind.form.test(value)) {
    throw new SettingsError(`${name} must be ${kind.name}, but is "${value}".`);
  }
  return value;
}

function readText(env: Environment, name: string): string | undefined {
  const value = read(env, name);
  if (value !== undefined && (/[<>\p{Cc}]/u.test(value) || value.length > 200)) {
    throw new SettingsError(`${name} must be one line of at most 200 characters, without < or >.`);
  }
  return value;
}

/** On another host only: a beacon carries its host's cookies, here the login token. */
function readReportUrl(env: Environment, siteOrigin: string | undefined): string | undefined {
  const name = 'VITE_REPORT_URL';
  const value = readUrl(env, name);
  if (value === undefined || siteOrigin === undefined) return value;
  if (new URL(value).hostname === new URL(siteOrigin).hostname) {
    throw new SettingsError(`${name} must be on another host than VITE_SITE_URL.`);
  }
  return value;
}

/** Reads the settings from an environment; throws `SettingsError` on one that cannot be used. */
export function parseSettings(env: Environment) {
  const portalApi = readUrl(env, 'VITE_PORTAL_API_URL');
  const outsourcingApi = readUrl(env, 'VITE_OUTSOURCING_API_URL');
  const myCommunitiesApi = readUrl(env, 'VITE_MY_COMMUNITIES_API_URL');
  if (portalApi !== undefined && outsourcingApi === undefined) {
    throw new SettingsError('VITE_OUTSOURCING_API_URL is missing: set both API hosts or neither.');
  }
  if (portalApi === undefined && outsourcingApi !== undefined) {
    throw new SettingsError('VITE_PORTAL_API_URL is missing: set both API hosts or neither.');
  }
  if (portalApi === undefined && myCommunitiesApi !== undefined) {
    throw new SettingsError(
      'VITE_MY_COMMUNITIES_API_URL is set without VITE_PORTAL_API_URL: set the API hosts too.',
    );
  }
  const siteOrigin = readOrigin(env, 'VITE_SITE_URL');
  return {
    demo: portalApi === undefined,
    portalApi,
    outsourcingApi,
    myCommunitiesApi,
    locations: readUrl(env, 'VITE_LOCATIONS_URL'),
    contactEmail: readContact(env, 'VITE_CONTACT_EMAIL', email),
    /** As people read it, such as `+1 613 555 0142`. */
    contactPhone: readContact(env, 'VITE_CONTACT_PHONE', phone),
    ownerName: readText(env, 'VITE_OWNER_NAME'),
    ownerAddress: readText(env, 'VITE_OWNER_ADDRESS'),
    siteOrigin,
    /** Where error and speed reports go; none are sent if unset. */
    reportUrl: readReportUrl(env, siteOrigin),
  };
}

/** What a build knows of its surroundings (decisions, section 2). */
export type Settings = Readonly<ReturnType<typeof parseSettings>>;
