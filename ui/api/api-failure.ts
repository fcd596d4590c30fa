import type { SessionEndReason } from '@bestellwerk/domain/access/session-end-reason';
import type { ChangedTotals } from '@bestellwerk/domain/ordering/checkout/expected-total';
import type { Failure } from '@bestellwerk/domain/contracts/envelope.schema';
import type { RefusedOrder } from '@bestellwerk/domain/contracts/refused-order.schema';

/** A call that did not succeed. `status` is 0 when no answer came (offline, connection lost, time-out). */
export interface ApiFailure {
  status: number;
  errors: Failure['errors'];
  /** The conflicting change of another user, if that is the reason for the refusal. */
  conflict?: unknown;
  /** Current and expected total of the order, if that is the reason for the refusal. */
  totals?: ChangedTotals;
  /** The order that was placed under the same key, where that is why another one was refused. */
  placed?: NonNullable<RefusedOrder['placed']>;
  /** Seconds to wait before the next try, where the server names them. */
  retryAfter?: number;
  /** Why the session ended, where nobody is signed in any more. */
  sessionEnd?: SessionEndReason;
}

export const unreachableMessage =
  'Der Server ist nicht erreichbar. Bitte überprüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.';
export const unknownMessage = 'Ein unbekannter Fehler ist aufgetreten.';

export const failureOf = (status: number, message: string): ApiFailure => ({
  status,
  errors: [{ message, field: null }],
});

/** Whether the server surely did nothing or surely did it: false means that the same command must be repeated with its key. */
export const isAnswerKnown = (failure: ApiFailure): boolean =>
  failure.status >= 400 && failure.status < 500 && failure.status !== 408 && failure.status !== 429;

/** Narrows what RTK Query hands out as an error. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return typeof error === 'object' && error !== null && 'errors' in error && 'status' in error;
}

/** The first German message of an error of any kind. */
export function messageOf(error: unknown): string {
  return (isApiFailure(error) && error.errors[0]?.message) || unknownMessage;
}
