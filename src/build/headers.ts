import { createHash } from 'node:crypto';
import type { Settings } from '../config/settings.ts';

/** Headers by their names. */
export type Headers = Readonly<Record<string, string>>;

/** Headers for the addresses a pattern stands for: a path, or one that ends in `*`. */
export type HeaderRule = { readonly pattern: string; readonly headers: Headers };

/** What a file says whose name changes with its content. */
export const storedForever: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

/** Hashes of the scripts that documents carry inside, as a policy names them. */
export function scriptHashes(documents: readonly string[]): readonly string[] {
  const found = documents.flatMap((html) => [...html.matchAll(inlineScript)]);
  const hashes = found.map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)].toSorted();
}

/** What the policy calls the place where browsers report what they refused. */
const reportGroup = 'portal';

const originsOf = (addresses: readonly (string | undefined)[]) => [
  ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
];

/**
 * What a page of the portal may load and run. Scripts come from the site alone, and of inlined ones
 * only those the build wrote; nothing turns text into script. Styles may be inlined: the documents
 * carry theirs, and the searchable lists write their own.
 * @param hashes of the inlined scripts
 */
function contentSecurityPolicy(settings: Settings, hashes: readonly string[]): string {
  const { portalApi, outsourcingApi, myCommunitiesApi, locations, reportUrl } = settings;
  const hosts = originsOf([portalApi, outsourcingApi, myCommunitiesApi, locations]);
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    // Pictures of posts may lie at any https host, and at the provider's own.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...hosts],
    'connect-src': ["'self'", ...new Set([...hosts, ...originsOf([reportUrl])])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    ...(reportUrl !== undefined && { 'report-to': [reportGroup] }),
  })
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
}

/**
 * What every answer of the site says, and how long each kind of file is kept. A host
 * may apply a pattern to its 404 page too (Cloudflare Pages does, Netlify has done), so hashed files are named one by one: an address without a file is never stored for a year.
 * Where a host reads only the first hundred rules, the files after them are revalidated, which is slower
 * and right.
 * @param files paths of hashed files, those that most pages need first
 */
export function headerRules(
  settings: Settings,
  documents: readonly string[],
  files: readonly string[],
): readonly HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(settings, scriptHashes(documents)),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy':
          'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        ...(settings.reportUrl !== undefined && {
          'Reporting-Endpoints': `${reportGroup}="${settings.reportUrl}"`,
        }),
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
      },
    },
    // A new one has to be seen at once, and says by itself what stays.
    { pattern: '/sw.js', headers: { 'Cache-Control': 'no-cache' } },
    // Not for long: these names stay from build to build, and an error may be sent in their place.
    { pattern: '/art/*', headers: { 'Cache-Control': 'public, max-age=3600' } },
    ...files.map((pattern) => ({ pattern, headers: storedForever })),
  ];
}

/** The rules as a `_headers` file, which several static hosts read. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  `${rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
        '\n',
      ),
    )
    .join('\n\n')}\n`;

/** Reads a `_headers` file again. */
export function readHeadersFile(text: string): readonly HeaderRule[] {
  const blocks = text.split(/\n\n+/).filter((block) => block.trim() !== '');
  return blocks.map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n');
    const headers = lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
    });
    return { pattern, headers: Object.fromEntries(headers) };
  });
}

const fits = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The headers of an address; a later rule adds to those before it. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Headers =>
  Object.assign({}, ...rules.filter(({ pattern }) => fits(pattern, path)).map((r) => r.headers));
