/** In place of an id in a filter: those whose field refers to nothing. */
export const NO_REFERENCE = 'none';

const words: Readonly<Record<string, string>> = { branch: 'Keine Filiale' };

/** The text in a list for a record without a reference to a resource; null if it needs none. */
export const wordsForNone = (resource: string): string | null => words[resource] ?? null;
