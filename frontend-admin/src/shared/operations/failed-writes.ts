import { isRejected } from '@reduxjs/toolkit';
import { isAnswerKnown, isApiFailure, type ApiFailure } from '@bestellwerk/ui/api/api-failure';
import type { OrderMove } from '../api/orders-api.js';
import { toastShown } from '../toasts/toasts-slice.js';
import type { AppStartListening } from '../redux.js';
import { operationText } from './operation-texts.js';

interface WriteCall {
  type: 'mutation';
  endpointName: string;
  originalArgs: unknown;
}

/** Endpoints whose screen shows the failure at its field. */
const toldByTheirForm = [
  'signIn',
  'requestLoginLink',
  'signInByLink',
  'changePassword',
  'recordPayment',
  'counterPayment',
  'enterActivity',
  'correctActivity',
  'voidActivity',
  'saveWeeklyPlan',
  'commandScreen',
  'commandScreens',
  'pairScreen',
  'createRecord',
  'changeRecord',
  'bulkChange',
  'bulkRemoval',
  'bulkRestore',
  'importRecords',
];

/** Tells of writes that failed: the server's own words if it answered, else an offer to repeat the same write. */
export function tellFailedWrites(startListening: AppStartListening): void {
  startListening({
    predicate: (action) => isRejected(action) && writeOf(action) !== null,
    effect: (action, { dispatch }) => {
      const call = writeOf(action);
      const failure = (action as { payload?: unknown }).payload;
      if (!call || !isApiFailure(failure) || failure.status === 401) return;
      if (toldByTheirForm.includes(call.endpointName)) return;
      dispatch(toastShown({ kind: 'error', ...wordsFor(call, failure) }));
    },
  });
}

function wordsFor({ endpointName: endpoint, originalArgs: argument }: WriteCall, failure: ApiFailure) {
  const message = failure.errors[0]?.message ?? null;
  const text = operationText(endpoint, argument);
  const orders = endpoint === 'moveOrder' ? [(argument as OrderMove).ticketNumber] : [];
  if (isAnswerKnown(failure)) return { text: message ?? text, orders };
  return { text, detail: message, orders, retries: [{ endpoint, argument }] };
}

function writeOf(action: unknown): WriteCall | null {
  const call = (action as { meta?: { arg?: Partial<WriteCall> } }).meta?.arg;
  return call?.type === 'mutation' ? (call as WriteCall) : null;
}
