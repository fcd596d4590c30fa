/** In place of an id in a filter: those whose field refers to nothing. */
export const NO_REFERENCE = 'none';

const words: Readonly<Record<string, string>> = { branch: 'Keine Filiale' };

/** What a list says of a record that refers to none of a resource; null where it is nothing worth a word. */
export const wordsForNone = (resource: string): string | null => words[resource] ?? null;
