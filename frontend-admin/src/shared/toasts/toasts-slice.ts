import { createAction, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A write that may be repeated: the endpoint's name and its argument, the idempotency key included. */
export interface Repeatable {
  endpoint: string;
  argument: unknown;
}

/** A message for the user. */
export interface Toast {
  id: string;
  /** Milliseconds since 1970. */
  givenAt: number;
  kind: 'error' | 'success';
  text: string;
  /** What exactly went wrong, if that is known. */
  detail: string | null;
  /** Ticket numbers of the orders that it is about. */
  orders: readonly number[];
  /** Id of the order whose page shows all that the message says. */
  order: string | null;
  /** The writes that failed and may be repeated. */
  retries: readonly Repeatable[];
  /** The write that undoes the action. */
  undo: Repeatable | null;
}

declare module '../api/redux.js' {
  interface RootState {
    toasts: Toast[];
  }
}

const slice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      reducer: (toasts, { payload }: PayloadAction<Toast>) => {
        const isSame = ({ id, text, detail }: Toast) =>
          id === payload.id || (text === payload.text && detail === payload.detail);
        const others = toasts.filter((toast) => !isSame(toast) && !isReplaced(toast, payload));
        return [...others, withOrdersOf(toasts.find(isSame), payload)].slice(-3);
      },
      prepare: (toast: Pick<Toast, 'kind' | 'text'> & Partial<Toast>) => ({
        payload: {
          ...{
            id: nanoid(),
            givenAt: Date.now(),
            detail: null,
            orders: [],
            order: null,
            retries: [],
            undo: null,
          },
          ...toast,
        },
      }),
    },
    /** Some of the writes have been done since. */
    retriesLeft: (toasts, { payload }: PayloadAction<Pick<Toast, 'id' | 'orders' | 'retries'>>) =>
      toasts.map((toast) => (toast.id === payload.id ? { ...toast, ...payload } : toast)),
    toastClosed: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
  },
});

/** Only the newest result is shown, but what can be repeated or undone stays beside it. */
const isReplaced = (old: Toast, { kind, ...next }: Toast): boolean =>
  old.kind === kind && [old, next].every(({ retries, undo }) => retries.length === 0 && undo === null);

/** Merges the orders and retries of an earlier toast with the same text. */
function withOrdersOf(previous: Toast | undefined, { orders, retries, ...toast }: Toast): Toast {
  if (!previous || orders.length === 0) return { ...toast, orders, retries };
  return {
    ...toast,
    orders: [...new Set([...previous.orders, ...orders])],
    retries: [...previous.retries, ...retries],
  };
}

export const toastsReducer = slice.reducer;
export const { toastShown, toastClosed, retriesLeft } = slice.actions;

/** The user navigated to another page. */
export const pageLeft = createAction('toasts/pageLeft');
