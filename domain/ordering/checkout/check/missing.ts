import type { Problem } from '../../../kernel/refusal.js';
import { trimmed } from '../../../text/visible-text.js';
import type { OrderForm } from '../order-form.schema.js';
import { messages } from './messages.js';

export type TextField = {
  [Field in keyof OrderForm]-?: OrderForm[Field] extends string ? Field : never;
}[keyof OrderForm];

export const isBlank = (text: string): boolean => trimmed(text) === '';

/** A problem for every field that is blank. */
export const missingFields = (
  form: OrderForm,
  required: readonly (readonly [field: TextField, message: string])[],
): Problem[] =>
  required.filter(([field]) => isBlank(form[field])).map(([field, message]) => ({ field, message }));

const MOST_LETTERS = 200;

/** A problem for every field that holds more than a line of text. */
export const longFields = (form: OrderForm, fields: readonly TextField[]): Problem[] =>
  fields
    .filter((field) => form[field].length > MOST_LETTERS)
    .map((field) => ({ field, message: messages.textTooLong(MOST_LETTERS) }));
