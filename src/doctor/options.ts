import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { parseSettings, SettingsError } from '@/config/settings';
import { listTargetMs } from './contractFacts';

export type Options = ReturnType<typeof readOptions>;

/** The message says what the command line takes. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `npm run doctor -- --portal URL --outsourcing URL --origin URL [options]

  --portal URL          host one (or VITE_PORTAL_API_URL)
  --outsourcing URL     host two (or VITE_OUTSOURCING_API_URL)
  --my-communities URL  host of /my-communities, default: host one (or VITE_MY_COMMUNITIES_API_URL)
  --origin URL          where the portal is deployed (or VITE_SITE_URL)
  --email, --password   a member, for the calls that need one (or DOCTOR_EMAIL, DOCTOR_PASSWORD)
  --write               also posts, comments and votes once; what it writes stays there
  --timeout SECONDS     for one call; default 10, at most 30
  --total SECONDS       for the whole run; default 120
  --json                prints the report as JSON

Exit code: 0 without a breach, 1 with one, 2 if the command cannot run.
`;

const flags: Readonly<Record<string, 'portal' | 'outsourcing' | 'my-communities' | 'origin'>> = {
  VITE_PORTAL_API_URL: 'portal',
  VITE_OUTSOURCING_API_URL: 'outsourcing',
  VITE_MY_COMMUNITIES_API_URL: 'my-communities',
  VITE_SITE_URL: 'origin',
};

function seconds(name: string, text: string | undefined, fallback: number, most: number): number {
  if (text === undefined) return fallback * 1000;
  const value = Number(text);
  if (!(value > 0 && value <= most)) {
    throw new UsageError(`${name} must be a number of seconds, more than 0 and at most ${most}.`);
  }
  return value * 1000;
}

function parseFlags(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        portal: text,
        outsourcing: text,
        'my-communities': text,
        origin: text,
        email: text,
        password: text,
        timeout: text,
        total: text,
        write: flag,
        json: flag,
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The environment, and what it leaves out as a build of this folder reads it. */
export const readEnvironment = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...loadEnv('production', folder, 'VITE_'),
});

/** Defaults come from the environment. Throws `UsageError`. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
) {
  const values = parseFlags(args);
  const addresses: Record<string, string | undefined> = {};
  for (const [variable, flag] of Object.entries(flags)) {
    const address = values[flag] ?? env[variable];
    if (!address && flag !== 'my-communities') throw new UsageError(`--${flag} is missing.`);
    addresses[variable] = address;
  }
  const email = values.email ?? env['DOCTOR_EMAIL'];
  const password = values.password ?? env['DOCTOR_PASSWORD'];
  if ((email === undefined) !== (password === undefined)) {
    throw new UsageError('Give --email and --password together.');
  }
  const account = email !== undefined && password !== undefined ? { email, password } : undefined;
  if (values.write && account === undefined) {
    throw new UsageError('--write needs --email and --password.');
  }
  try {
    const settings = parseSettings(addresses);
    const { portalApi: portal = '', outsourcingApi: outsourcing = '' } = settings;
    return {
      portal,
      outsourcing,
      myCommunities: settings.myCommunitiesApi ?? portal,
      origin: settings.siteOrigin ?? '',
      account,
      write: values.write,
      json: values.json,
      listTargetMs,
      timeoutMs: seconds('--timeout', values.timeout, 10, 30),
      totalMs: seconds('--total', values.total, 120, 3600),
    };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new UsageError(error.message.replace(/VITE_\w+/g, (name) => `--${flags[name] ?? name}`));
  }
}
