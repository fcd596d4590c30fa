import { z } from 'zod';
import { decimalsOf } from '../core/money.js';
import type { Answer } from '../core/state.js';
import { type ApiRequest, jsonOf } from '../http/routes.js';
import { mollieError } from './answers.js';

const currencies = ['EUR', 'CHF', 'USD', 'GBP', 'JPY', 'PLN', 'CZK', 'HUF', 'SEK', 'DKK', 'NOK'];
const locales = ['de_AT', 'de_DE', 'de_CH', 'en_US', 'en_GB', 'fr_FR', 'it_IT', 'nl_NL', 'es_ES', 'pl_PL'];

const amount = z
  .object({ currency: z.enum(currencies), value: z.string() })
  .refine(({ currency, value }) => writtenWith(decimalsOf(currency)).test(value), {
    path: ['value'],
    message: 'The amount contains an invalid value',
  });

const writtenWith = (decimals: number): RegExp =>
  decimals === 0 ? /^\d+$/ : new RegExp(`^\\d+\\.\\d{${decimals}}$`);

const metadata = z.unknown().refine((value) => JSON.stringify(value ?? null).length <= 1024, {
  message: 'The metadata is too long',
});

export const newPayment = z.object({
  amount,
  description: z.string().min(1),
  redirectUrl: z.url(),
  cancelUrl: z.url().optional(),
  webhookUrl: z.url().optional(),
  metadata: metadata.optional(),
  locale: z.enum(locales).optional(),
  captureMode: z.enum(['automatic', 'manual']).optional(),
  method: z.unknown().optional(),
});

export const newRefund = z.object({
  amount,
  description: z.string().max(255).optional(),
  metadata: metadata.optional(),
});

export const newCapture = z.object({
  amount: amount.optional(),
  description: z.string().max(255).optional(),
  metadata: metadata.optional(),
});

/** The body as the schema has it, or Mollie's refusal that names the first wrong property. */
export function readBody<Schema extends z.ZodType>(
  request: ApiRequest,
  schema: Schema,
): { readonly body: z.output<Schema> } | { readonly refusal: Answer } {
  const json = jsonOf(request);
  if (json === undefined) return { refusal: mollieError(400, 'The request body is not valid JSON') };
  const result = schema.safeParse(json);
  if (result.success) return { body: result.data };
  const [issue] = result.error.issues;
  const field = issue!.path.join('.');
  return { refusal: mollieError(422, `The ${field} is invalid: ${issue!.message}`, field) };
}
