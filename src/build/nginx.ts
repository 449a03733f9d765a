import type { HeaderRule } from './headers.ts';

const line = ([name, value]: readonly [string, string]) =>
  `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`;

/**
 * An example of a server for the built site, from the same rules as the `_headers` file. nginx takes
 * none of the outer headers over into a block that has its own: each block names them all.
 */
export function nginxExample(rules: readonly HeaderRule[], siteOrigin: string | undefined): string {
  const [every, ...others] = rules;
  const common = Object.entries(every?.headers ?? {});
  const block = ({ pattern, headers }: HeaderRule) => [
    `    location ${pattern.replace(/\*$/, '')} {`,
    ...[...common, ...Object.entries(headers)].map((header) => `        ${line(header)}`),
    '        try_files $uri =404;',
    '    }',
    '',
  ];
  const name = siteOrigin === undefined ? 'example.org' : new URL(siteOrigin).hostname;
  return [
    '# An example: certificates, paths and the name of the site are yours to set.',
    '# Headers come from the build that this file belongs to: take both together.',
    'server {',
    '    listen 443 ssl;',
    '    http2 on;',
    `    server_name ${name};`,
    '    root /srv/kingdom-builders;',
    '    index index.html;',
    '    gzip on;',
    '    gzip_types text/css text/javascript application/javascript image/svg+xml application/json;',
    '    error_page 404 /404.html;',
    '',
    ...common.map((header) => `    ${line(header)}`),
    '    add_header Strict-Transport-Security "max-age=31536000" always;',
    // Without it browsers guess how long a document lasts, and miss new versions.
    '    add_header Cache-Control "no-cache" always;',
    '',
    ...others.flatMap(block),
    '    location ~ ^/(_headers|nginx\\.conf)$ {',
    '        return 404;',
    '    }',
    '',
    '    location / {',
    '        try_files $uri $uri/index.html =404;',
    '    }',
    '}',
    '',
  ].join('\n');
}
