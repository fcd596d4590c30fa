import { useState } from 'react';
import { deviceStorage } from '@bestellwerk/ui/storage/safe-storage';

/** What the list shows of each order below its row. */
export interface ShownData {
  products: boolean;
  customer: boolean;
}

/** The names in the browser's storage, with 1 or 0 as value. */
const names: Record<keyof ShownData, string> = {
  products: 'show_product_data',
  customer: 'show_customer_data',
};

const isStored = (part: keyof ShownData): boolean => deviceStorage.get(names[part]) === '1';

export function useShownData() {
  const [shown, setShown] = useState<ShownData>(() => ({
    products: isStored('products'),
    customer: isStored('customer'),
  }));
  const show = (part: keyof ShownData, isShown: boolean) => {
    deviceStorage.set(names[part], isShown ? '1' : '0');
    setShown((old) => ({ ...old, [part]: isShown }));
  };
  return { shown, show };
}
