import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import type { PageHead } from '@/lib/head';
import { absoluteUrl } from '@/lib/site';

type HeadHandle = { readonly head: (path: string) => PageHead };

function hasHead(handle: unknown): handle is HeadHandle {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    'head' in handle &&
    typeof handle.head === 'function'
  );
}

function setAttribute(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/**
 * Keeps title, description and canonical link true as the person goes from page to page. The
 * prerendered document has them already; search engines read them there.
 */
export function HeadManager() {
  const match = useMatches().at(-1);
  const head = hasHead(match?.handle) ? match.handle.head(match.pathname) : undefined;

  useEffect(() => {
    if (head === undefined) return;
    document.title = head.title;
    setAttribute('meta[name="description"]', 'content', head.description);
    setAttribute('link[rel="canonical"]', 'href', absoluteUrl(head.canonical));
    setAttribute('meta[name="robots"]', 'content', head.index === false ? 'noindex' : 'all');
  }, [head]);

  return null;
}
