import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** What the shop says in passing, and what stays until it is closed. */
export interface Notice {
  /** Leaves by itself, and with the page it was said on; `number` tells two equal ones apart. */
  text: string;
  number: number;
  lasting: string;
}

const slice = createSlice({
  name: 'notice',
  initialState: { text: '', number: 0, lasting: '' } satisfies Notice as Notice,
  reducers: {
    noticeShown: (notice, { payload }: PayloadAction<string>) => ({
      ...notice,
      text: payload,
      number: notice.number + 1,
    }),
    noticeLeft: (notice) => ({ ...notice, text: '' }),
    lastingNoticeShown: (notice, { payload }: PayloadAction<string>) => ({ ...notice, lasting: payload }),
    lastingNoticeClosed: (notice) => ({ ...notice, lasting: '' }),
  },
});

export const { noticeShown, noticeLeft, lastingNoticeShown, lastingNoticeClosed } = slice.actions;
export const noticeReducer = slice.reducer;
