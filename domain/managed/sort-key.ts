/**
 * A text as it is compared and looked for: without case, accents and needless blanks, so that 'Öl' stands beside 'Ol'
 * whatever the database's language is.
 */
export const sortKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\s+/g, ' ')
    .trim();

/** The words of a search in the form in which they are looked for. */
export const searchTerms = (search: string): string[] =>
  sortKey(search)
    .split(/[\s,]+/)
    .filter(Boolean);
