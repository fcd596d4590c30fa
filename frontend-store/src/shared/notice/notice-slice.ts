import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** A short message that leaves by itself; `number` tells two equal ones apart. */
export interface Notice {
  text: string;
  number: number;
}

const slice = createSlice({
  name: 'notice',
  initialState: { text: '', number: 0 } satisfies Notice as Notice,
  reducers: {
    noticeShown: ({ number }, { payload }: PayloadAction<string>) => ({ text: payload, number: number + 1 }),
    noticeLeft: ({ number }) => ({ text: '', number }),
  },
});

export const { noticeShown, noticeLeft } = slice.actions;
export const noticeReducer = slice.reducer;
