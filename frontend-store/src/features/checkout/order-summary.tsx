import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { cartLabel } from '@bestellwerk/domain/ordering/cart';
import type { Branch } from '@bestellwerk/domain/resources/branch';
import { addressLine } from '@bestellwerk/domain/rules/address-line';
import { CartLines } from '../../shared/cart/cart-lines.js';
import { itemRemoved } from '../../shared/cart/cart-slice.js';
import { MinimumNotes } from '../../shared/cart/minimum-notes.js';
import type { PricedCart } from '../../shared/cart/price-cart.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { OrderTotals } from '../../shared/pricing/order-totals.js';
import { FieldProblem } from './fields.js';
import { OrderNotes } from './order-notes.js';
import { fieldId, ProblemsContext } from './problems.js';
import { useContext } from 'react';

/** The slip: what is ordered, and what it costs with the tax in it. */
export function OrderSummary({ branch, priced }: { branch: Branch; priced: PricedCart }) {
  const dispatch = useDispatch();
  const { currency } = useShop().config;
  const problems = useContext(ProblemsContext).filter(({ field }) => field?.startsWith('items.'));
  const { lines, totals, mode } = priced;
  return (
    <div className="slip space-y-4 p-6 pb-10">
      <h2 className="text-2xl">Ihre Bestellung</h2>
      <div id={fieldId('items')} tabIndex={-1} role="group" aria-label="Produkte">
        {lines.length === 0 ? (
          <p className="py-3">
            Keine Produkte im Warenkorb!{' '}
            <Link to={`/store/${branch.identifier}`} className="link">
              Zurück zur Übersicht
            </Link>
          </p>
        ) : (
          <CartLines
            lines={lines}
            currency={currency}
            onRemove={(index) => dispatch(itemRemoved({ branch: branch.identifier, index }))}
          />
        )}
        {problems.map(({ message }, index) => (
          <FieldProblem key={index}>{message}</FieldProblem>
        ))}
      </div>
      <MinimumNotes priced={priced} currency={currency} />
      {lines.length > 0 && (
        <>
          <div className="perforated" />
          <p className="text-sm font-semibold">{cartLabel(lines.map(({ item }) => item))}</p>
          <OrderTotals
            pricing={totals}
            currency={currency}
            isDelivery={mode === 'delivery'}
            place={`${branch.name}, ${addressLine(branch)}`}
          />
          <OrderNotes branch={branch} priced={priced} />
        </>
      )}
    </div>
  );
}
