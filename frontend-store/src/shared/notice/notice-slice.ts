import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { guestLeft } from '../self-service/guest-left.js';

/** A temporary notice, and one that stays until it is closed. */
export interface Notice {
  /** Disappears after a while and with its page; `number` distinguishes two equal ones. */
  text: string;
  number: number;
  lasting: string;
  /** It is about what lies in the cart, and over when that is filled by a former order. */
  isOfCart: boolean;
}

/** After a product was put into the cart. The cart shows it as well, where it covers nothing. */
export const addedText = 'Produkt zum Warenkorb hinzugefügt.';

const slice = createSlice({
  name: 'notice',
  initialState: { text: '', number: 0, lasting: '', isOfCart: false } satisfies Notice as Notice,
  reducers: {
    noticeShown: (notice, { payload }: PayloadAction<string>) => ({
      ...notice,
      text: payload,
      number: notice.number + 1,
    }),
    noticeLeft: (notice) => ({ ...notice, text: '' }),
    lastingNoticeShown: (notice, { payload }: PayloadAction<string>) => ({
      ...notice,
      ...{ lasting: payload, isOfCart: false },
    }),
    lastingNoticeClosed: (notice) => ({ ...notice, lasting: '' }),
    cartNoticeShown: (notice, { payload }: PayloadAction<string>) => ({
      ...notice,
      ...{ lasting: payload, isOfCart: true },
    }),
    cartNoticeClosed: (notice) => (notice.isOfCart ? { ...notice, lasting: '' } : notice),
  },
  extraReducers: (build) => build.addCase(guestLeft, (notice) => ({ ...notice, text: '', lasting: '' })),
});

export const {
  noticeShown,
  noticeLeft,
  lastingNoticeShown,
  lastingNoticeClosed,
  cartNoticeShown,
  cartNoticeClosed,
} = slice.actions;
export const noticeReducer = slice.reducer;

/** Counts up with every product that is put into the cart; null once its notice is gone. */
export const selectAdded = ({ notice }: { notice: Notice }): number | null =>
  notice.text === addedText ? notice.number : null;
