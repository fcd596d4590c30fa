/** Word by word from the specification: what the shop says where the settings have no other text. */
export const NOT_FOUND_TEXT = 'Leider wurde die angeforderte Seite nicht gefunden.';
export const INTERNAL_ERROR_TEXT = 'Leider ist ein interner Fehler aufgetreten.';

/** The headings above them. */
export const failureTitles = {
  notFound: '404 Not Found',
  internalError: '500 Internal Server Error',
} as const;
