/** What a build is told about its surroundings (decisions, section 2). */
export type Settings = {
  /** No API host is set: the embedded demo provider answers. */
  readonly demo: boolean;
  readonly portalApi: string | undefined;
  readonly outsourcingApi: string | undefined;
  readonly myCommunitiesApi: string | undefined;
  readonly locations: string | undefined;
  readonly contactEmail: string | undefined;
  /** Origin of the deployed site, without a trailing slash. */
  readonly siteOrigin: string | undefined;
};

/** A setting that cannot be used. The message names the variable and says what it takes. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

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

function readEmail(env: Environment, name: string): string | undefined {
  const value = read(env, name);
  if (value !== undefined && !/^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/.test(value)) {
    throw new SettingsError(`${name} must be one e-mail address, but is "${value}".`);
  }
  return value;
}

/**
 * Reads the settings from an environment (`import.meta.env`, `process.env`).
 * @throws SettingsError when a variable cannot be used; the message names it.
 */
export function parseSettings(env: Environment): Settings {
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
  return {
    demo: portalApi === undefined,
    portalApi,
    outsourcingApi,
    myCommunitiesApi,
    locations: readUrl(env, 'VITE_LOCATIONS_URL'),
    contactEmail: readEmail(env, 'VITE_CONTACT_EMAIL'),
    siteOrigin: readOrigin(env, 'VITE_SITE_URL'),
  };
}
