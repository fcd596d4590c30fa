import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A write that may be repeated: the endpoint's name and its argument, the idempotency key included. */
export interface Repeatable {
  endpoint: string;
  argument: unknown;
}

/** Something that the user must be told, until they close it. */
export interface Notice {
  id: string;
  kind: 'error' | 'success';
  text: string;
  /** What exactly went wrong, if that is known. */
  detail: string | null;
  retry: Repeatable | null;
  /** What takes back what was done. */
  undo: Repeatable | null;
}

const slice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    noticeGiven: {
      reducer: (notices, { payload }: PayloadAction<Notice>) => {
        const others = notices.filter(
          ({ text, detail }) => text !== payload.text || detail !== payload.detail,
        );
        return [...others, payload].slice(-3);
      },
      prepare: (notice: Pick<Notice, 'kind' | 'text'> & Partial<Notice>) => ({
        payload: { id: nanoid(), detail: null, retry: null, undo: null, ...notice },
      }),
    },
    noticeClosed: (notices, { payload }: PayloadAction<string>) => notices.filter(({ id }) => id !== payload),
  },
});

export const noticesReducer = slice.reducer;
export const { noticeGiven, noticeClosed } = slice.actions;
