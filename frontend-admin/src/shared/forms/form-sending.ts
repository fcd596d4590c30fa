import { isAnswerKnown, isApiFailure, unknownMessage } from '@bestellwerk/ui/api/api-failure';
import { forgetKey, keyFor } from '@bestellwerk/ui/idempotency/idempotency-key';

/** The errors of a form: by dotted field path, and a general one. */
export interface FormErrors {
  fields: Partial<Record<string, string>>;
  general: string | null;
  /** Nothing was answered: the connection was away. */
  isUnreachable?: boolean;
}

export const noErrors: FormErrors = { fields: {}, general: null };

/** A failed write in the words of the server; `known` are the fields that the form shows. */
export function formErrorsOf(failure: unknown, known: (field: string) => boolean = () => true): FormErrors {
  if (!isApiFailure(failure)) return { fields: {}, general: unknownMessage };
  const fields: FormErrors['fields'] = {};
  const general: string[] = [];
  for (const { field, message } of failure.errors) {
    if (field !== null && known(field)) fields[field] ??= message;
    else general.push(message);
  }
  const isUnreachable = failure.status === 0;
  return { fields, general: general.join(' ') || null, ...(isUnreachable && { isUnreachable }) };
}

/** Sends a form. Until a response arrives, sending the same content again reuses the idempotency key. */
export async function sendOnce<Answer extends { error?: unknown }>(
  scope: string,
  body: unknown,
  send: (idempotencyKey: string) => Promise<Answer>,
  keyOf = keyFor,
): Promise<Answer> {
  const answer = await send(keyOf(scope, body));
  if (!isApiFailure(answer.error) || isAnswerKnown(answer.error)) forgetKey(scope);
  return answer;
}
