import type { PageHead } from '../lib/pageHead.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
/** Escaped, so that it cannot close its script element. */
const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Title, description, canonical link, social card, structured data. */
export function headTags(head: PageHead, siteOrigin: string | undefined): string {
  const canonical = `${siteOrigin ?? ''}${head.canonical}`;
  const card = `${siteOrigin ?? ''}/social-card.png`;
  const { title, description, index = true } = head;
  const page = { '@type': 'WebPage', name: title, description, url: canonical };
  const meta = (kind: 'name' | 'property', name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escape(content)}">`;
  return [
    `<title>${escape(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', index ? 'all' : 'noindex'),
    `<link rel="canonical" href="${escape(canonical)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Kingdom Builders'),
    meta('property', 'og:locale', 'en_CA'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', card),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.structuredData ?? (index ? [page] : [])).map(
      (data) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
  ].join('\n    ');
}

type DocumentOptions = {
  readonly template: string;
  readonly head: string;
  readonly body: string;
  /** `data-path` of the root element. */
  readonly path: string;
  readonly oldBrowser: string;
  readonly styles: readonly { readonly href: string; readonly css: string }[];
  readonly fonts: readonly string[];
  /** Another origin that the page calls at once. */
  readonly provider: string | undefined;
  readonly boot: {
    readonly script: string;
    readonly modules: readonly string[];
    readonly main: string;
  };
  /** Of a document that is an empty frame, so that its script starts at once. */
  readonly frame?: { readonly noScript: string; readonly lost: string; readonly reload: string };
};

const lineStyle = 'margin:0;padding:.75rem 1.25rem;background:#8c2f1b;color:#fff';

/** Lines above the page, hidden until the boot script needs them. */
function linesOf({ oldBrowser, frame }: DocumentOptions): string {
  const line = (id: string, content: string) =>
    `<p id="${id}" role="alert" style="${lineStyle}" hidden>${content}</p>`;
  const old = line('old-browser', escape(oldBrowser));
  if (frame === undefined) return old;
  const reload = `<a href="" style="color:inherit">${escape(frame.reload)}</a>`;
  const noScript = `<noscript><p style="${lineStyle}">${escape(frame.noScript)}</p></noscript>`;
  return `${old}${line('lost-script', `${escape(frame.lost)} ${reload}`)}${noScript}`;
}

/** A whole document: content, inlined styles, boot script. */
export function assembleDocument(options: DocumentOptions): string {
  const { boot, frame, path, styles, fonts, provider } = options;
  const links = [
    // Without credentials like the calls, else the connection cannot be shared.
    ...(provider === undefined ? [] : [`<link rel="preconnect" href="${provider}" crossorigin>`]),
    ...fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...styles.map(({ css }) => `<style>${css}</style>`),
    // They tell the module loader that the styles are here. A browser that reads ahead fetches a link
    // that is only disabled, so its media match nothing either.
    ...styles.map(({ href }) => `<link rel="stylesheet" href="${href}" media="not all" disabled>`),
    '<noscript><style>body noscript{display:block}noscript>p{margin-bottom:1.5rem}noscript>h3{margin-block:2rem 1rem}@layer no-script{.tab-panel[hidden]{display:block!important}.needs-script{display:none!important}}</style></noscript>',
  ].join('\n    ');
  const { script, ...files } = boot;
  const plan = { ...files, ...(frame !== undefined && { urgent: true }) };
  const scripts = [
    `<script type="application/json" id="boot">${scriptJson(plan)}</script>`,
    `<script type="module">${script}</script>`,
  ].join('');
  return options.template
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace('<!--head-->', () => `${options.head}\n    ${links}`)
    .replace(
      /<div id="root"><!--app--><\/div>/,
      () =>
        `${linesOf(options)}\n    <div id="root" data-path="${escape(path)}">${options.body}</div>\n    ${scripts}`,
    );
}
