/** A text with ordinary spaces for the ones that do not break. */
export const normalizeSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');
