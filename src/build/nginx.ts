import { type HeaderRule, type Headers, storedForever } from './headers.ts';

const line = ([name, value]: readonly [string, string]) =>
  `add_header ${name} "${value.replaceAll('"', '\\"')}"`;
const isCaching = (name: string) => name === 'Cache-Control';

/** Files for hosts, which must not be served. */
export const hostFiles: readonly string[] = ['_headers', 'nginx.conf', 'nginx.container.conf'];

/** nginx: a block with headers inherits none, so each names all. Errors are never stored. */
function serverBody(rules: readonly HeaderRule[]): readonly string[] {
  const [every, ...others] = rules;
  const common = Object.entries({
    ...every?.headers,
    'Strict-Transport-Security': 'max-age=31536000',
  }).map((header) => `${line(header)} always;`);
  const own = (headers: Headers) =>
    Object.entries(headers).map((one) => `${line(one)}${isCaching(one[0]) ? '' : ' always'};`);
  const block = ({ pattern, headers }: HeaderRule) => [
    `    location ${pattern.replace(/\*$/, '')} {`,
    ...[...common, ...own(headers)].map((header) => `        ${header}`),
    '        try_files $uri =404;',
    '    }',
    '',
  ];
  // The other header files name each file; nginx can match the folder.
  const patterns = others.filter(({ headers }) => headers !== storedForever);
  return [
    '    root /srv/kingdom-builders;',
    '    index index.html;',
    '    gzip on;',
    '    gzip_vary on;',
    // Else nothing is compressed behind a proxy that adds Via.
    '    gzip_proxied any;',
    '    gzip_types text/css text/javascript application/javascript image/svg+xml application/json;',
    '    error_page 404 /404.html;',
    '',
    '    # A block with headers of its own takes none of these over: each block repeats them all.',
    ...common.map((header) => `    ${header}`),
    // Else browsers guess how long a document lasts, and miss new versions.
    '    add_header Cache-Control "no-cache" always;',
    '',
    ...[{ pattern: '/assets/', headers: storedForever }, ...patterns].flatMap(block),
    `    location ~ ^/(${hostFiles.join('|').replaceAll('.', '\\.')})$ {`,
    '        return 404;',
    '    }',
    '',
    '    location / {',
    '        try_files $uri $uri/index.html =404;',
    '    }',
  ];
}

/** An example server with the same rules as `_headers`. */
export function nginxExample(rules: readonly HeaderRule[], siteOrigin: string | undefined): string {
  const name = siteOrigin === undefined ? 'example.org' : new URL(siteOrigin).hostname;
  return [
    '# An example: certificates, paths and the name of the site are yours to set.',
    '# Headers come from the build that this file belongs to: take both together.',
    'server {',
    '    # `http2 on` needs nginx 1.25.1. Before that, leave it out and write `listen 443 ssl http2;`.',
    '    listen 443 ssl;',
    '    http2 on;',
    '    ssl_certificate /etc/ssl/kingdom-builders/fullchain.pem;',
    '    ssl_certificate_key /etc/ssl/kingdom-builders/privkey.pem;',
    `    server_name ${name};`,
    ...serverBody(rules),
    '}',
    '',
  ].join('\n');
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** nginx for an unprivileged container: writes to `/tmp`, plain HTTP behind a TLS proxy. */
export function nginxContainer(rules: readonly HeaderRule[]): string {
  return [
    '# The whole configuration of a container; see Dockerfile. TLS ends in front of it.',
    'worker_processes 2;',
    'pid /tmp/nginx.pid;',
    'error_log stderr warn;',
    'events {',
    '    worker_connections 1024;',
    '}',
    'http {',
    '    include /etc/nginx/mime.types;',
    '    types {',
    '        application/manifest+json webmanifest;',
    '    }',
    '    default_type application/octet-stream;',
    '    server_tokens off;',
    '    sendfile on;',
    '    # What is in front of it may log; a second list of who read what is not needed.',
    '    access_log off;',
    ...temporary.map((name) => `    ${name}_temp_path /tmp/nginx-${name};`),
    'server {',
    '    listen 8080;',
    ...serverBody(rules),
    '}',
    '}',
    '',
  ].join('\n');
}
