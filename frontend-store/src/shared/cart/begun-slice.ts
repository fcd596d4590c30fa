import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { guestLeft } from '../self-service/guest-left.js';
import type { CartItem } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { ProductPart } from '@bestellwerk/domain/records/definitions/product-part';

/** What was chosen in a product's dialog that was closed before it went into the cart. */
export interface Begun {
  item: CartItem;
  /** The step that was shown. */
  step: number;
  /** The steps of the product then: what was chosen fits no others. */
  steps: ProductPart[];
}

/** By what the dialog was open for. It is kept until the page is loaded again. */
type AllBegun = Record<string, Begun>;

const slice = createSlice({
  name: 'begun',
  initialState: {} as AllBegun,
  reducers: {
    dialogLeft(all, { payload }: PayloadAction<{ of: string; begun: Begun | null }>) {
      if (payload.begun) all[payload.of] = payload.begun;
      else delete all[payload.of];
    },
  },
  extraReducers: (build) => build.addCase(guestLeft, () => ({})),
});

export const { dialogLeft } = slice.actions;
export const begunReducer = slice.reducer;

/** What a dialog is open for: a new line of a product, or one of the cart, of which there are no two alike. */
export const dialogOf = (product: string, edited: CartItem | null): string =>
  edited ? JSON.stringify([product, edited.amount, edited.unit, edited.parts]) : product;

export const selectBegun = ({ begun }: { begun: AllBegun }): AllBegun => begun;
