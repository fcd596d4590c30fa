import { createAction, isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { type Carts, itemsChanged } from '../../shared/cart/cart-slice.js';

/** Something that a visit is about, with the carts around it. */
export interface SeenAction {
  readonly action: UnknownAction;
  readonly before: Carts;
  readonly after: Carts;
}

type Watch = (seen: SeenAction) => void;

/** From now on this function is called with what happens, and at once with what happened before; null: nobody looks any more. */
export const actionsWatched = createAction<Watch | null>('visit/actionsWatched');

const MOST_WAITING = 100;

/** The type by which RTK Query says that a write was answered. */
const ANSWERED = 'api/executeMutation/fulfilled';

interface Answered extends UnknownAction {
  readonly meta: { readonly arg: { readonly endpointName: string } };
}

export const isOrderAnswered = (action: UnknownAction): boolean =>
  action.type === ANSWERED && (action as Answered).meta.arg.endpointName === 'placeOrder';

/**
 * Keeps what counts of a visit until the script that counts it is there. It belongs in front of the middleware that looks for
 * values that cannot be stored.
 */
export function seenActions(): Middleware<object, { carts: Carts }> {
  let watch: Watch | null = null;
  const waiting: SeenAction[] = [];
  return ({ getState }) =>
    (next) =>
    (action) => {
      if (actionsWatched.match(action)) {
        watch = action.payload;
        if (watch) waiting.splice(0).forEach(watch);
        return action;
      }
      if (!isAction(action) || !(itemsChanged.match(action) || isOrderAnswered(action))) return next(action);
      const before = getState().carts;
      const result = next(action);
      const seen = { action, before, after: getState().carts };
      if (watch) watch(seen);
      else if (waiting.length < MOST_WAITING) waiting.push(seen);
      return result;
    };
}
