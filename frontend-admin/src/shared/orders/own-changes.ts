import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { useAppSelector } from '../api/redux.js';
import type { SeenOpen } from './open-change.js';
import { orderChangesApi } from './order-changes-api.js';
import { paymentsApi } from './payments-api.js';

declare module '../api/redux.js' {
  interface RootState {
    /** By the id of an order: what was open after this user's newest change of what is to be paid. */
    ownChanges: Record<string, SeenOpen>;
  }
}

const { addItem, changeItem } = orderChangesApi.endpoints;
const { counterPayment, refundByHand } = paymentsApi.endpoints;
const isOwnChange = isAnyOf(
  addItem.matchFulfilled,
  changeItem.matchFulfilled,
  counterPayment.matchFulfilled,
  refundByHand.matchFulfilled,
);

const slice = createSlice({
  name: 'ownChanges',
  initialState: {} as Record<string, SeenOpen>,
  reducers: {},
  extraReducers: ({ addMatcher }) => {
    addMatcher(isOwnChange, (changes, { payload: { id, openAmount, revision } }) => {
      changes[id] = { openAmount, revision };
    });
  },
});

export const ownChangesReducer = slice.reducer;

/** What this user knows to be open: as it was seen, or as an own change has left it since. */
export function useKnownOpen<Seen extends SeenOpen | null>(id: string, seen: Seen): Seen | SeenOpen {
  const own = useAppSelector(({ ownChanges }) => ownChanges[id]);
  return seen !== null && own && BigInt(own.revision) > BigInt(seen.revision) ? own : seen;
}
