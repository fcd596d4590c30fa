import type { Problem } from '../kernel/refusal.js';
import type { Fields } from './record-state.js';

/** What a decoder puts in the place of bytes that it cannot read. */
const UNREADABLE = '\uFFFD';
const message =
  'Hier stehen Zeichen, die niemand lesen kann (\uFFFD). Bitte schreiben Sie den Text neu, oder speichern Sie die Datei als „CSV UTF-8“.';

/** The fields with letters that were lost before they came here: nobody means them, and they would be on sale like that. */
export const unreadableLetters = (fields: Fields): Problem[] =>
  Object.keys(fields)
    .filter((field) => isUnreadable(fields[field]))
    .map((field) => ({ message, field }));

function isUnreadable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(UNREADABLE);
  return typeof value === 'object' && value !== null && Object.values(value).some(isUnreadable);
}
