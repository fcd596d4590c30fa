import type { Problem } from '../../kernel/refusal.js';
import type { OrderForm } from '../order-form.schema.js';

type TextField = {
  [Field in keyof OrderForm]-?: OrderForm[Field] extends string ? Field : never;
}[keyof OrderForm];

export const isBlank = (text: string): boolean => text.trim() === '';

/** A problem for every field that is blank. */
export const missingFields = (
  form: OrderForm,
  required: readonly (readonly [field: TextField, message: string])[],
): Problem[] =>
  required.filter(([field]) => isBlank(form[field])).map(([field, message]) => ({ field, message }));
