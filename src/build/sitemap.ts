/** The sitemap of the deployed site: every page that search engines may keep. */
export function sitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

/** Everything may be read; the sitemap is named where the site's origin is known. */
export function robots(origin: string | undefined): string {
  const lines = ['User-agent: *', 'Allow: /'];
  if (origin !== undefined) lines.push('', `Sitemap: ${origin}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}
