import { useState } from 'react';
import { isRefusal } from '@bestellwerk/domain/kernel/refusal';
import { changedTotals, changedTotalText } from '@bestellwerk/domain/ordering/checkout/expected-total';
import type { Settled } from './item-draft.js';

/**
 * Whether what is entered costs something else than when the form was opened, or than staff have agreed to since: the same
 * entries are priced with both states of the product.
 */
export function useAgreedPrice<Sold>(
  product: Sold,
  settle: (product: Sold) => Settled<unknown>,
  currency: string,
) {
  const [agreed, setAgreed] = useState(product);
  const [was, is] = agreed === product ? [] : [settle(agreed), settle(product)];
  const totals =
    was && is && !isRefusal(was) && !isRefusal(is) && changedTotals(was.item.gross, is.item.gross);
  return {
    /** 'Der Preis hat sich geändert: 6,00 € statt 5,00 €.' */
    change: totals ? changedTotalText(totals, currency) : null,
    agree: () => setAgreed(product),
  };
}
