import { createAction, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A write that may be repeated: the endpoint's name and its argument, the idempotency key included. */
export interface Repeatable {
  endpoint: string;
  argument: unknown;
}

/** Something that the user must read. */
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
  /** The writes that failed and may be repeated. */
  retries: readonly Repeatable[];
  /** What takes back what was done. */
  undo: Repeatable | null;
}

const slice = createSlice({
  name: 'notices',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      reducer: (notices, { payload }: PayloadAction<Toast>) => {
        const isSame = ({ id, text, detail }: Toast) =>
          id === payload.id || (text === payload.text && detail === payload.detail);
        const others = notices.filter((notice) => !isSame(notice));
        return [...others, withOrdersOf(notices.find(isSame), payload)].slice(-3);
      },
      prepare: (notice: Pick<Toast, 'kind' | 'text'> & Partial<Toast>) => ({
        payload: {
          ...{ id: nanoid(), givenAt: Date.now(), detail: null, orders: [], retries: [], undo: null },
          ...notice,
        },
      }),
    },
    toastClosed: (notices, { payload }: PayloadAction<string>) => notices.filter(({ id }) => id !== payload),
  },
});

/** Says of several orders at once what would be said of each. */
function withOrdersOf(said: Toast | undefined, { orders, retries, ...notice }: Toast): Toast {
  if (!said || orders.length === 0) return { ...notice, orders, retries };
  return {
    ...notice,
    orders: [...new Set([...said.orders, ...orders])],
    retries: [...said.retries, ...retries],
  };
}

export const toastsReducer = slice.reducer;
export const { toastShown: noticeGiven, toastClosed: noticeClosed } = slice.actions;

/** Somebody went to another page. */
export const pageLeft = createAction('notices/pageLeft');
