import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { putItem, rememberProduct } from '@bestellwerk/domain/ordering/checkout/cart';
import {
  maximumReached,
  plainItem,
  plainLineOf,
  stepDown,
  stepUp,
} from '@bestellwerk/domain/ordering/checkout/cart-steps';
import { limitsIn } from '@bestellwerk/domain/pricing/quantity';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { addedText, noticeShown } from '../notice/notice-slice.js';
import { type Carts, itemRemoved, itemsChanged, type KeptItem, selectCart } from './cart-slice.js';
import { changeNoted, type RemovedLine, selectLastChange } from './last-change-slice.js';

type State = { carts: Carts } & Parameters<ReturnType<typeof selectLastChange>>[0];

/** What guests change in a cart without a dialog. The functions stay the same for a branch. */
export interface CartChanges {
  /** One more of a plain product: a new line, or a step of the one there is. */
  add(product: Product): void;
  /** A step less of a plain product; the last one takes it out. */
  takeOff(product: Product): void;
  more(product: Product, index: number): void;
  less(product: Product, index: number): void;
  remove(index: number): void;
  putBack(line: RemovedLine): void;
}

export function useCartChanges({ identifier: branch }: Pick<Branch, 'identifier'>): CartChanges {
  const store = useStore<State>();
  return useMemo(() => {
    const { dispatch } = store;
    const current = () => selectCart(branch)(store.getState()).items;
    const change = (items: KeptItem[]) => dispatch(itemsChanged({ branch, items }));
    const remove = (index: number) => {
      const item = current()[index];
      if (!item) return;
      dispatch(itemRemoved({ branch, index }));
      dispatch(changeNoted({ branch, removed: { index, item } }));
    };
    const more = (product: Product, index: number): boolean => {
      const items = current();
      const item = items[index];
      if (!item) return false;
      const { amount, isMost } = stepUp(product, item);
      if (isMost) dispatch(noticeShown(maximumReached(product, item)));
      else change(items.with(index, { ...item, amount: amount! }));
      return !isMost;
    };
    const less = (product: Product, index: number) => {
      const items = current();
      const item = items[index];
      if (!item) return;
      const { amount } = stepDown(product, item);
      if (amount === null) remove(index);
      else change(items.with(index, { ...item, amount }));
    };
    return {
      add(product) {
        const index = plainLineOf(current(), product);
        if (index !== -1) {
          if (more(product, index)) dispatch(changeNoted({ branch, put: index }));
          return;
        }
        const item = plainItem(product);
        if (!item) return;
        const kept = { ...item, remembered: rememberProduct(product) };
        const put = putItem(current(), kept, limitsIn(product, item.unit) ?? product);
        change(put.items);
        dispatch(changeNoted({ branch, put: put.index }));
        dispatch(noticeShown(addedText));
      },
      takeOff: (product) => less(product, plainLineOf(current(), product)),
      more,
      less,
      remove,
      putBack: ({ index, item }) => {
        const items = current().toSpliced(index, 0, item);
        change(items);
        dispatch(changeNoted({ branch, put: Math.min(index, items.length - 1) }));
      },
    };
  }, [store, branch]);
}
