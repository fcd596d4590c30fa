import { type PayloadAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { guestLeft } from '../self-service/guest-left.js';
import { cartCleared, itemRemoved, itemsChanged, type KeptItem } from './cart-slice.js';

/** A line that was taken out of a cart, and the place it had. */
export interface RemovedLine {
  index: number;
  item: KeptItem;
}

/** What the last change made of a cart; over with the next one. */
export interface LastChange {
  /** The line that was put in, for the cart to show it. */
  put: number | null;
  /** The line that was taken out, for the guest to put it back. */
  removed: RemovedLine | null;
}

/** By the branch's identifier. */
type LastChanges = Record<string, LastChange>;

const none: LastChange = { put: null, removed: null };
const isChange = isAnyOf(itemRemoved, itemsChanged, cartCleared);

const slice = createSlice({
  name: 'lastChange',
  initialState: {} as LastChanges,
  reducers: {
    /** After the change itself. */
    changeNoted(all, { payload }: PayloadAction<{ branch: string } & Partial<LastChange>>) {
      const { branch, ...noted } = payload;
      all[branch] = { ...none, ...noted };
    },
    changeForgotten(all, { payload }: PayloadAction<{ branch: string }>) {
      delete all[payload.branch];
    },
  },
  extraReducers: (build) =>
    build
      .addCase(guestLeft, () => ({}))
      .addMatcher(isChange, (all, { payload }) => {
        delete all[payload.branch];
      }),
});

export const { changeNoted, changeForgotten } = slice.actions;
export const lastChangeReducer = slice.reducer;

export const selectLastChange =
  (branch: string) =>
  ({ lastChange }: { lastChange: LastChanges }): LastChange =>
    lastChange[branch] ?? none;
