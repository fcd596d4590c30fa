import { isAnswerKnown, isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { forgetKey, keyFor } from '@bestellwerk/ui/idempotency/idempotency-key';

/** Sends a form. Until a response arrives, sending the same content again reuses the idempotency key. */
export async function sendOnce<Answer extends { error?: unknown }>(
  scope: string,
  body: unknown,
  send: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  const answer = await send(keyFor(scope, body));
  if (!isApiFailure(answer.error) || isAnswerKnown(answer.error)) forgetKey(scope);
  return answer;
}
