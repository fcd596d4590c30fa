import { isFulfilled, isRejected } from '@reduxjs/toolkit';
import { sameValue } from '@bestellwerk/domain/records/same-value';
import {
  isAnswerKnown,
  isApiFailure,
  type ApiFailure,
  unknownMessage,
} from '@bestellwerk/ui/api/api-failure';
import { type Repeatable, retriesLeft, toastClosed, toastShown } from '../toasts/toasts-slice.js';
import type { AppStartListening } from '../api/redux.js';
import { failureOptionsOf, failureText } from '../api/failure-options.js';

interface WriteCall {
  type: 'mutation';
  endpointName: string;
  originalArgs: unknown;
}

/** A toast for every write that failed: the server's message if it answered, else an offer to repeat the same write. */
export function showFailedWrites(startListening: AppStartListening): void {
  startListening({
    predicate: (action) => isRejected(action) && writeOf(action) !== null,
    effect: (action, { dispatch }) => {
      const call = writeOf(action);
      const failure = (action as { payload?: unknown }).payload;
      if (!call || !isApiFailure(failure) || failure.status === 401) return;
      if (failureOptionsOf(call.endpointName).isShownByForm) return;
      dispatch(toastShown({ kind: 'error', ...contentOf(call, failure) }));
    },
  });
}

/** Takes back the offer to repeat a write that has been done since, by the retry or by its own button. */
export function withdrawDoneRetries(startListening: AppStartListening): void {
  startListening({
    predicate: (action) => isFulfilled(action) && writeOf(action) !== null,
    effect: (action, { dispatch, getState }) => {
      const { endpointName: endpoint, originalArgs: argument } = writeOf(action)!;
      for (const { id, orders, retries } of getState().toasts) {
        const left = retries.filter((retry) => !isSameWrite(retry, { endpoint, argument }));
        if (left.length === retries.length) continue;
        const tickets = new Set(left.flatMap(ticketsOf));
        const isDone = (order: number) =>
          ticketsOf({ endpoint, argument }).includes(order) && !tickets.has(order);
        if (left.length === 0) dispatch(toastClosed(id));
        else dispatch(retriesLeft({ id, retries: left, orders: orders.filter((order) => !isDone(order)) }));
      }
    },
  });
}

/** The same button sends another request: its key and its time are its own. */
const isSameWrite = (one: Repeatable, other: Repeatable): boolean =>
  one.endpoint === other.endpoint &&
  sameValue(withoutKeyAndTime(one.argument), withoutKeyAndTime(other.argument));

const withoutKeyAndTime = (argument: unknown) =>
  ({ ...(argument as object), idempotencyKey: undefined, deviceAt: undefined }) as const;

function ticketsOf({ endpoint, argument }: Repeatable): number[] {
  const { ticketNumber } = failureOptionsOf(endpoint);
  return ticketNumber ? [ticketNumber(argument as never)] : [];
}

function contentOf({ endpointName: endpoint, originalArgs: argument }: WriteCall, failure: ApiFailure) {
  const message = failure.errors[0]?.message ?? null;
  const text = failureText(endpoint, argument);
  const orders = ticketsOf({ endpoint, argument });
  // An answer without a reason, such as that of a proxy, says less than what failed.
  if (isAnswerKnown(failure)) return { text: message === unknownMessage ? text : (message ?? text), orders };
  // The header says more about a lost connection, and these messages may not fill a phone's screen.
  const detail = failure.status === 0 ? 'Keine Verbindung zum Server.' : message;
  return { text, detail, orders, retries: [{ endpoint, argument }] };
}

function writeOf(action: unknown): WriteCall | null {
  const call = (action as { meta?: { arg?: Partial<WriteCall> } }).meta?.arg;
  return call?.type === 'mutation' ? (call as WriteCall) : null;
}
