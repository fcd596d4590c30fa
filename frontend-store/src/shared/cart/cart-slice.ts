import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { type RememberedProduct, removeItem } from '@bestellwerk/domain/ordering/checkout/cart';
import type { CartItem } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import { guestLeft } from '../self-service/guest-left.js';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';

/** A line, with what its product was when it was put in. */
export interface KeptItem extends CartItem {
  remembered: RememberedProduct;
}

/** What is kept per branch while a customer orders. */
export interface BranchCart {
  items: KeptItem[];
  mode: DeliveryMode | null;
  deliveryArea: string | null;
  table: string | null;
  /** The chosen time as an ISO instant; null is as soon as possible. */
  appointmentDate: string | null;
  comment: string;
}

export type Carts = Record<string, BranchCart>;

export const emptyCart: BranchCart = {
  items: [],
  mode: null,
  deliveryArea: null,
  table: null,
  appointmentDate: null,
  comment: '',
};

type OfBranch<Payload = object> = PayloadAction<{ branch: string } & Payload>;

const cartOf = (carts: Carts, branch: string): BranchCart => (carts[branch] ??= { ...emptyCart, items: [] });

const slice = createSlice({
  name: 'carts',
  initialState: {} as Carts,
  reducers: {
    itemRemoved(carts, { payload }: OfBranch<{ index: number }>) {
      const cart = cartOf(carts, payload.branch);
      cart.items = removeItem(cart.items, payload.index);
    },
    itemsChanged(carts, { payload }: OfBranch<{ items: KeptItem[] }>) {
      cartOf(carts, payload.branch).items = payload.items;
    },
    termsChosen(carts, { payload }: OfBranch<{ terms: Partial<Omit<BranchCart, 'items'>> }>) {
      Object.assign(cartOf(carts, payload.branch), payload.terms);
    },
    /** The order was accepted: mode and area stay for the next one. */
    cartCleared(carts, { payload }: OfBranch) {
      const { mode, deliveryArea } = cartOf(carts, payload.branch);
      carts[payload.branch] = { ...emptyCart, mode, deliveryArea };
    },
  },
  extraReducers: (build) =>
    // Emptied and not removed: what is stored of them is overwritten.
    build.addCase(guestLeft, (carts) =>
      Object.fromEntries(Object.keys(carts).map((branch) => [branch, { ...emptyCart, items: [] }])),
    ),
});

export const { itemRemoved, itemsChanged, termsChosen, cartCleared } = slice.actions;
export const cartsReducer = slice.reducer;

interface WithCarts {
  carts: Carts;
}
export const selectCart =
  (branch: string) =>
  ({ carts }: WithCarts): BranchCart =>
    carts[branch] ?? emptyCart;
