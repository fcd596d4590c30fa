import { useState } from 'react';
import type { KitchenOrder } from '@bestellwerk/domain/contracts/order-display.schema';
import {
  type KitchenCategory,
  kitchenCategories,
  type OfferedCategory,
} from '@bestellwerk/domain/views/kitchen';
import { deviceStorage } from '../storage/safe-storage.js';
import { readStored, type StoredFormat, writeStored } from '../storage/stored-value.js';

const NAME = 'kitchen-categories';
const stored: StoredFormat<string[]> = {
  version: 1,
  parse: (value) => (Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null),
};

/** The categories that this screen shows, which the device remembers; none is all. */
export function useCategories() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(readStored(deviceStorage, NAME, stored) ?? []),
  );
  const choose = (next: ReadonlySet<string>) => {
    writeStored(deviceStorage, NAME, stored, next.size > 0 ? [...next] : null);
    setChosen(next);
  };
  return {
    chosen,
    all: () => choose(new Set()),
    turn: (id: string) => {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      choose(next);
    },
  };
}

/** The categories to choose from. While the page is open none leaves its place, so that nobody presses another. */
export function useOfferedCategories(orders: readonly KitchenOrder[], now: number): OfferedCategory[] {
  const [known, setKnown] = useState<readonly KitchenCategory[]>([]);
  const offered = kitchenCategories(orders, now, known);
  if (offered.length > known.length) setKnown(offered);
  return offered;
}
