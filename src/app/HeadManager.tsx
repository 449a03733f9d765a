import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageHead } from '@/lib/head';
import { absoluteUrl } from '@/config/site';

function setAttribute(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/** Updates title, description and canonical link on navigation. */
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
