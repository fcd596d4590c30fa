import { isRejected } from '@reduxjs/toolkit';
import { isAnswerKnown, isApiFailure, type ApiFailure } from '@bestellwerk/ui/api/api-failure';
import { toastShown } from '../toasts/toasts-slice.js';
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

function contentOf({ endpointName: endpoint, originalArgs: argument }: WriteCall, failure: ApiFailure) {
  const message = failure.errors[0]?.message ?? null;
  const text = failureText(endpoint, argument);
  const { ticketNumber } = failureOptionsOf(endpoint);
  const orders = ticketNumber ? [ticketNumber(argument as never)] : [];
  if (isAnswerKnown(failure)) return { text: message ?? text, orders };
  return { text, detail: message, orders, retries: [{ endpoint, argument }] };
}

function writeOf(action: unknown): WriteCall | null {
  const call = (action as { meta?: { arg?: Partial<WriteCall> } }).meta?.arg;
  return call?.type === 'mutation' ? (call as WriteCall) : null;
}
