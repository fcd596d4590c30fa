import { z } from 'zod';
import type { Answer } from '../core/state.js';
import { type ApiRequest, jsonOf } from '../http/routes.js';
import { datatransError } from './answers.js';

/** Minor units; also as text, which Datatrans takes. */
const units = z.union([z.number().int().positive(), z.string().regex(/^\d+$/).transform(Number)]);
const refno = z.string().min(1).max(40);
const currency = z.string().length(3);
const url = z.url();

export const newTransaction = z.strictObject({
  currency,
  refno,
  refno2: z.string().max(40).optional(),
  amount: units.optional(),
  autoSettle: z.boolean().optional(),
  paymentMethods: z.array(z.string().length(3)).optional(),
  language: z.string().length(2).optional(),
  redirect: z
    .strictObject({
      successUrl: url.optional(),
      cancelUrl: url.optional(),
      errorUrl: url.optional(),
      method: z.enum(['GET', 'POST']).optional(),
    })
    .optional(),
  webhook: z.strictObject({ url }).optional(),
  option: z.record(z.string(), z.unknown()).optional(),
});

export const newSettlement = z.strictObject({
  amount: units,
  currency,
  refno,
  refno2: z.string().max(40).optional(),
});
export const newCancelation = z.strictObject({ refno: refno.optional() });
export const newCredit = z.strictObject({
  amount: units.optional(),
  currency,
  refno,
  refno2: z.string().max(40).optional(),
});

/** The body as the schema has it, or Datatrans' refusal of the first wrong property of this call (`init`, `settle`, …). */
export function readBody<Schema extends z.ZodType>(
  request: ApiRequest,
  call: string,
  schema: Schema,
): { readonly body: z.output<Schema> } | { readonly refusal: Answer } {
  const json = jsonOf(request);
  if (json === undefined)
    return { refusal: datatransError('INVALID_JSON_PAYLOAD', 'The JSON cannot be read') };
  const result = schema.safeParse(json);
  if (result.success) return { body: result.data };
  const [issue] = result.error.issues;
  if (issue!.code === 'unrecognized_keys') {
    return { refusal: datatransError('UNRECOGNIZED_PROPERTY', `${issue!.keys[0]} is not recognized`) };
  }
  const property = [call, ...issue!.path].join('.');
  const isMissing = valueAt(json, issue!.path) === undefined;
  const message = isMissing ? `${property} must not be null` : `${property} is invalid`;
  return { refusal: datatransError('INVALID_PROPERTY', message) };
}

function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], json);
}
