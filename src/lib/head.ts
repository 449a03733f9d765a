export type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** False keeps the page out of search engines and the sitemap. */
  readonly index?: boolean;
  /** schema.org objects without `@context`; a `WebPage` where an indexed page has none. */
  readonly structuredData?: readonly StructuredData[];
};

export type StructuredData = { readonly '@type': string } & Readonly<Record<string, unknown>>;
