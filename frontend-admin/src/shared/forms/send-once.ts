import { isAnswerKnown, isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { forgetKey, keyFor } from '@bestellwerk/ui/idempotency/idempotency-key';

/** Sends what a form holds. While no answer is known, sending the same again is the same command, not a second one. */
export async function sendOnce<Answer extends { error?: unknown }>(
  scope: string,
  body: unknown,
  send: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  const answer = await send(keyFor(scope, body));
  if (!isApiFailure(answer.error) || isAnswerKnown(answer.error)) forgetKey(scope);
  return answer;
}
