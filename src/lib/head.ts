/** What a page says about itself to browsers, search engines and social cards. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** The path that search engines should keep, without origin. */
  readonly canonical: string;
  /** False keeps the page out of search engines and the sitemap. */
  readonly index?: boolean;
  /** schema.org objects, without their `@context`. Addresses in them are paths; see `absolute`. */
  readonly structuredData?: readonly StructuredData[];
};

export type StructuredData = { readonly '@type': string } & Readonly<Record<string, unknown>>;
