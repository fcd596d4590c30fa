import { deterministicId } from '../kernel/identifiers.js';
import type { DraftedField, GeneratedText } from '../records/definitions/generated.js';

/** Those texts of a page that can be drafted. */
export interface DraftedTexts {
  readonly title: string;
  readonly description: string;
  readonly content: { readonly body: { readonly text: string } };
}

const textOf = (field: DraftedField, { content, ...texts }: DraftedTexts): string =>
  field === 'body' ? content.body.text : texts[field];

const digestOf = (field: DraftedField, page: DraftedTexts): string =>
  deterministicId('drafted text', field, textOf(field, page));

/** By which it can be seen later whether fields of a page have been changed since. */
export const textDigests = (
  page: DraftedTexts,
  fields: readonly DraftedField[],
): NonNullable<GeneratedText['digests']> =>
  Object.fromEntries(fields.map((field) => [field, digestOf(field, page)]));

/** Which fields of a draft that was taken over say something else by now; of entries without digests none is known. */
export const changedSince = (
  { fields, digests = {} }: Pick<GeneratedText, 'fields' | 'digests'>,
  page: DraftedTexts,
): DraftedField[] =>
  fields.filter((field) => digests[field] !== undefined && digests[field] !== digestOf(field, page));
