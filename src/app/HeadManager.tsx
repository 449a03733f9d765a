import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageHead } from '@/lib/head';
import { absoluteUrl } from '@/config/site';

function setAttribute(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/**
 * Keeps title, description and canonical link true as the person goes from page to page. The
 * prerendered document has them already; search engines read them there.
 * @param head what the page that shows says of itself, for a path
 */
export function HeadManager({ head: headAt }: { readonly head: (path: string) => PageHead }) {
  const head = headAt(useLocation().pathname);

  useEffect(() => {
    document.title = head.title;
    setAttribute('meta[name="description"]', 'content', head.description);
    setAttribute('link[rel="canonical"]', 'href', absoluteUrl(head.canonical));
    setAttribute('meta[name="robots"]', 'content', head.index === false ? 'noindex' : 'all');
  }, [head]);

  return null;
}
