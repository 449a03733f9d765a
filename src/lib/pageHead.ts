export type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** False keeps the page out of search engines and the sitemap. */
  readonly index?: boolean;
  /** schema.org objects without `@context`; a `WebPage` where an indexed page has none. */
  readonly structuredData?: readonly StructuredData[];
};

/** A page's own part of it: the screen's path is canonical where it names none. */
export type ScreenHead = Omit<PageHead, 'canonical'> & Partial<Pick<PageHead, 'canonical'>>;

export type StructuredData = { readonly '@type': string } & Readonly<Record<string, unknown>>;
