import * as z from 'zod';

/** An unusable setting. The message names the variable and the values it takes. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** `abort`: later rules rely on this one. */
const rule = (sentence: string) => ({
  abort: true,
  error: ({ input }: { readonly input?: unknown }) => `${sentence}, but is "${String(input)}".`,
});

/** With both slashes: browsers read `https:/api.example` as a path of the site itself. */
const isHttp = (value: string) => URL.canParse(value) && /^https?:\/\/[^/\\]/i.test(value);

const text = z.string().trim();
const address = text
  .refine(isHttp, rule('must be an http(s) address'))
  .refine((value) => new URL(value).username + new URL(value).password === '', {
    error: 'must not hold a user name or password.',
  })
  .refine((value) => !/[?#]/.test(value), rule('must not hold a query or fragment'));
const origin = address
  .refine((value) => new URL(value).pathname === '/', rule('must be an origin without a path'))
  .transform((value) => new URL(value).origin);
const email = text.regex(/^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/, rule('must be one email address'));
const phone = text.regex(/^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/, rule('must be one phone number'));
const line = text.regex(/^[^<>\p{Cc}]{1,200}$/u, {
  error: 'must be one line of at most 200 characters, without < or >.',
});

const variables = z.object({
  VITE_PORTAL_API_URL: address,
  VITE_OUTSOURCING_API_URL: address,
  VITE_MY_COMMUNITIES_API_URL: address,
  VITE_LOCATIONS_URL: address,
  VITE_CONTACT_EMAIL: email,
  VITE_CONTACT_PHONE: phone,
  VITE_OWNER_NAME: line,
  VITE_OWNER_ADDRESS: line,
  VITE_SITE_URL: origin,
  VITE_REPORT_URL: address,
});

/** All of these can be read in the shipped files. */
export const settingNames = variables.keyof().options;

const missing = 'is missing: set both API hosts or neither.';

const environment = variables
  .partial()
  .transform((env) => ({
    demo: env.VITE_PORTAL_API_URL === undefined,
    portalApi: env.VITE_PORTAL_API_URL,
    outsourcingApi: env.VITE_OUTSOURCING_API_URL,
    myCommunitiesApi: env.VITE_MY_COMMUNITIES_API_URL,
    locations: env.VITE_LOCATIONS_URL,
    contactEmail: env.VITE_CONTACT_EMAIL,
    /** As people read it, such as `+1 613 555 0142`. */
    contactPhone: env.VITE_CONTACT_PHONE,
    ownerName: env.VITE_OWNER_NAME,
    ownerAddress: env.VITE_OWNER_ADDRESS,
    siteOrigin: env.VITE_SITE_URL,
    /** Where error and speed reports go; none are sent if unset. */
    reportUrl: env.VITE_REPORT_URL,
  }))
  .refine(({ demo, outsourcingApi }) => demo || outsourcingApi !== undefined, {
    path: ['VITE_OUTSOURCING_API_URL'],
    error: missing,
  })
  .refine(({ demo, outsourcingApi }) => !demo || outsourcingApi === undefined, {
    path: ['VITE_PORTAL_API_URL'],
    error: missing,
  })
  .refine(({ demo, myCommunitiesApi }) => !demo || myCommunitiesApi === undefined, {
    path: ['VITE_MY_COMMUNITIES_API_URL'],
    error: 'is set without VITE_PORTAL_API_URL: set the API hosts too.',
  })
  // A beacon carries its host's cookies, here the login token.
  .refine(
    ({ reportUrl, siteOrigin }) =>
      reportUrl === undefined ||
      siteOrigin === undefined ||
      new URL(reportUrl).hostname !== new URL(siteOrigin).hostname,
    { path: ['VITE_REPORT_URL'], error: 'must be on another host than VITE_SITE_URL.' },
  );

/** What a build knows of its surroundings (decisions, section 2). */
export type Settings = Readonly<z.infer<typeof environment>>;

/** Reads the settings; a blank variable is unset. Throws `SettingsError` on an unusable one. */
export function parseSettings(env: Readonly<Record<string, unknown>>): Settings {
  const set = Object.entries(env).filter(([, value]) => String(value).trim() !== '');
  const { data, error } = environment.safeParse(Object.fromEntries(set));
  const issue = error?.issues[0];
  if (data === undefined) throw new SettingsError(`${issue?.path.join()} ${issue?.message}`);
  return data;
}
