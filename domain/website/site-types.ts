/** Types of pages, each with a look of its own, with the word for people who choose one. */
export const siteTypeWords = { default: 'Standard' } as const;

/**
 * Whether this version can show a page of a type. A newer server may know others than a shop that has been open since before
 * it was started.
 */
export const isKnownSiteType = (type: string): type is keyof typeof siteTypeWords =>
  Object.hasOwn(siteTypeWords, type);
