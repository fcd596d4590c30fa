import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { cartLabel } from '@bestellwerk/domain/ordering/cart';
import type { Branch } from '@bestellwerk/domain/resources/branch';
import { addressLine } from '@bestellwerk/domain/rules/address-line';
import { CartLines } from '../../shared/cart/cart-lines.js';
import { itemRemoved } from '../../shared/cart/cart-slice.js';
import { MinimumNotes } from '../../shared/cart/minimum-notes.js';
import type { CartLine } from '../../shared/cart/price-cart.js';
import { AreaField, ModeField } from '../../shared/cart/terms-fields.js';
import { useCart } from '../../shared/cart/use-cart.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Icon } from '../../shared/icon.js';
import { CartCosts } from './cart-costs.js';

interface Props {
  branch: Branch;
  /** Tells the panel beside the menu from the sheet on phones. */
  name: string;
  onEdit(line: CartLine): void;
}

/** The cart as a slip of paper: how, what, how much, and the way to the checkout. */
export function CartPanel({ branch, name, onEdit }: Props) {
  const dispatch = useDispatch();
  const { currency } = useShop().config;
  const { cart, ...priced } = useCart(branch);
  const canOrder = priced.lines.length > 0 && priced.missing === null;
  return (
    <div className="space-y-4">
      <h2 className="text-2xl">Ihre Bestellung</h2>
      <ModeField branch={branch} name={name} />
      <AreaField branch={branch} name={name} />
      {priced.mode !== 'delivery' && (
        <p className="flex items-start gap-2.5 text-sm">
          <Icon name="pin" />
          {branch.name}, {addressLine(branch)}
        </p>
      )}
      <div className="perforated" />
      {priced.lines.length === 0 ? (
        <p className="py-4 text-ink-soft">{cartLabel(cart.items)}</p>
      ) : (
        <>
          <CartLines
            lines={priced.lines}
            currency={currency}
            onRemove={(index) => dispatch(itemRemoved({ branch: branch.identifier, index }))}
            onEdit={onEdit}
          />
          <div className="perforated" />
          <CartCosts priced={priced} currency={currency} />
        </>
      )}
      <MinimumNotes priced={priced} currency={currency} />
      {canOrder ? (
        <Link to={`/store/${branch.identifier}/checkout`} className="button-main w-full text-lg">
          Jetzt bestellen
        </Link>
      ) : (
        <button type="button" disabled className="button-main w-full text-lg">
          Jetzt bestellen
        </button>
      )}
    </div>
  );
}
