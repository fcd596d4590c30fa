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
  /** The line that was put in last, for the panel to show it. */
  put?: number | null;
  /** Closes the sheet that the cart is shown in on phones; the panel beside the menu has none. */
  onHide?(): void;
  onEdit(line: CartLine): void;
}

/** The cart as a slip of paper. Its lines scroll; what they cost and the way to the checkout stay in sight. */
export function CartPanel({ branch, put = null, onHide, onEdit }: Props) {
  const dispatch = useDispatch();
  const { currency } = useShop().config;
  const { cart, ...priced } = useCart(branch);
  const canOrder = priced.lines.length > 0 && priced.missing === null;
  const name = onHide ? 'sheet' : 'panel';
  return (
    <>
      <div className="min-h-0 space-y-4 overflow-y-auto overscroll-contain bg-white px-5 pt-6 pb-4 tablet:px-6 short:overflow-visible">
        <h2 className="pr-10 text-2xl">Ihre Bestellung</h2>
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
          <p className="py-2 text-ink-soft">{cartLabel(cart.items)}</p>
        ) : (
          <CartLines
            lines={priced.lines}
            currency={currency}
            put={put}
            onRemove={(index) => dispatch(itemRemoved({ branch: branch.identifier, index }))}
            onEdit={onEdit}
          />
        )}
      </div>
      <div className="perforated sticky bottom-0 z-10 space-y-3 bg-white px-5 pt-4 pb-5 tablet:px-6 short:static">
        {priced.lines.length > 0 && <CartCosts priced={priced} currency={currency} />}
        <MinimumNotes priced={priced} currency={currency} />
        {canOrder ? (
          <Link
            to={`/store/${branch.identifier}/checkout`}
            replace={onHide !== undefined}
            className="button-main w-full text-lg"
          >
            Jetzt bestellen
          </Link>
        ) : (
          <button type="button" disabled className="button-main w-full text-lg">
            Jetzt bestellen
          </button>
        )}
        {onHide && (
          <button type="button" className="link block min-h-11 w-full" onClick={onHide}>
            Warenkorb ausblenden
          </button>
        )}
      </div>
    </>
  );
}
