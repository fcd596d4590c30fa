import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** A temporary notice, and one that stays until it is closed. */
export interface Notice {
  /** Disappears after a while and with its page; `number` distinguishes two equal ones. */
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
