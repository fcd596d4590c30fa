import type { Problem } from '../../kernel/refusal.js';

/** Whether a text is the whole address of a page, which a link may lead to without running anything. */
export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

/** Problems of those given fields that are not empty. */
export const addressProblems = <Name extends string>(
  record: Readonly<Record<Name, string>>,
  fields: readonly Name[],
): Problem[] =>
  fields
    .filter((field) => record[field] !== '' && !isWebAddress(record[field]))
    .map((field) => ({ message: 'Bitte geben Sie eine Adresse an, die mit https:// beginnt.', field }));
