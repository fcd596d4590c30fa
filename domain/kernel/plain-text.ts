/** A text without case and accents, so that 'Öl' is 'ol' whatever the database's language is. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
