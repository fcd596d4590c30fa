import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { onRequestNote } from '../../shared/pricing/price-text.js';
import type { PricedCart } from '../../shared/cart/price-cart.js';

interface Props {
  branch: Pick<Branch, 'isQuotationRequired'>;
  priced: Pick<PricedCart, 'lines' | 'hasHiddenPrices'>;
}

/** Notes on totals that are not final: base prices, prices by weight or on request, and quotations. */
export function OrderNotes({ branch, priced: { lines, hasHiddenPrices } }: Props) {
  const has = (model: 'approximate' | 'minimum') => lines.some(({ price }) => price.model === model);
  const notes = [
    has('minimum') && 'Preise mit „ab“ sind Grundpreise. Den genauen Preis teilen wir Ihnen mit.',
    has('approximate') && 'Der genaue Preis steht fest, sobald Ihre Bestellung abgewogen ist.',
    (branch.isQuotationRequired || hasHiddenPrices) &&
      'Sie senden eine unverbindliche Anfrage. Wir melden uns mit einem Angebot bei Ihnen.',
    hasHiddenPrices && onRequestNote,
  ];
  return notes.map(
    (note) =>
      note && (
        <p key={note} className="text-sm text-ink-soft">
          {note}
        </p>
      ),
  );
}
