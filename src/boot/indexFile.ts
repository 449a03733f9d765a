const indexFile = '/index.html';

/** Gives `/faq/index.html`, which hosts serve too, its address in the route table. */
export function removeIndexFile(): void {
  const { origin, pathname, search, hash } = location;
  if (!pathname.endsWith(indexFile)) return;
  const path = pathname.slice(0, -indexFile.length) || '/';
  history.replaceState(history.state, '', origin + path + search + hash);
}
