import { createHash } from 'node:crypto';
import type { Settings } from '../config/settings.ts';

export type Headers = Readonly<Record<string, string>>;

/** The pattern is a path, or ends in `*`. */
export type HeaderRule = { readonly pattern: string; readonly headers: Headers };

/** For files whose name has a hash. */
export const storedForever: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

/** Hashes of inlined scripts, as a policy names them. */
export function scriptHashes(documents: readonly string[]): readonly string[] {
  const found = documents.flatMap((html) => [...html.matchAll(inlineScript)]);
  const hashes = found.map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)].toSorted();
}

const reportGroup = 'portal';

const originsOf = (addresses: readonly (string | undefined)[]) => [
  ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
];

/** Content security policy: own scripts, hashed inline scripts, no eval; inline styles allowed. */
function contentSecurityPolicy(settings: Settings, hashes: readonly string[]): string {
  const { portalApi, outsourcingApi, myCommunitiesApi, locations, reportUrl } = settings;
  const hosts = originsOf([portalApi, outsourcingApi, myCommunitiesApi, locations]);
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    // Posts may have pictures from any https host.
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

/** Hashed files are named one by one: hosts may apply a pattern to their 404 page. */
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
    // A new worker must be seen at once.
    { pattern: '/sw.js', headers: { 'Cache-Control': 'no-cache' } },
    // Short: these names have no hash, and errors may be stored under them.
    { pattern: '/art/*', headers: { 'Cache-Control': 'public, max-age=3600' } },
    ...files.map((pattern) => ({ pattern, headers: storedForever })),
  ];
}

export const headersFile = (rules: readonly HeaderRule[]): string =>
  `${rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
        '\n',
      ),
    )
    .join('\n\n')}\n`;

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

/** Later rules add to earlier ones. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Headers =>
  Object.assign({}, ...rules.filter(({ pattern }) => fits(pattern, path)).map((r) => r.headers));
