import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { cartLabel } from '@bestellwerk/domain/ordering/checkout/cart';
import { noOrdersText } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { addressLine } from '@bestellwerk/domain/addresses/postal-address';
import { CartLines } from '../../shared/cart/cart-lines.js';
import { itemRemoved } from '../../shared/cart/cart-slice.js';
import { MinimumNotes } from '../../shared/cart/minimum-notes.js';
import type { CartLine } from '../../shared/cart/price-cart.js';
import { AreaField, ModeField } from '../../shared/cart/terms-fields.js';
import { useCart } from '../../shared/cart/use-cart.js';
import { soldOutText, useSoldOut } from '../../shared/cart/use-sold-out.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Icon } from '../../shared/icon.js';
import { CartCosts, CartTotal } from './cart-costs.js';

interface Props {
  branch: Branch;
  /** The line that was put in last, for the panel to show it. */
  put?: number | null;
  /** Closes the sheet that the cart is shown in on phones; the panel beside the menu has none. */
  onHide?(): void;
  onEdit(line: CartLine): void;
}

/**
 * The cart as a slip of paper. All of a sheet scrolls but its title, beside which it has its cross, and the total with
 * the way to the checkout: on a small phone the lines would have no room beside anything more. Beside the menu the mode
 * stays as well, and the lines come first.
 */
export function CartPanel({ branch, put = null, onHide, onEdit }: Props) {
  const dispatch = useDispatch();
  const { config } = useShop();
  const { currency } = config;
  const { cart, ...priced } = useCart(branch);
  const soldOut = useSoldOut(branch);
  const inactive = noOrdersText(branch, config);
  const isEmpty = priced.lines.length === 0;
  const isSheet = onHide !== undefined;
  const name = isSheet ? 'sheet' : 'panel';
  const modeField = <ModeField branch={branch} name={name} />;
  const place = (
    <>
      <AreaField branch={branch} name={name} />
      {priced.mode !== 'delivery' && (
        <p className="flex items-start gap-2.5 text-sm">
          <Icon name="pin" />
          {branch.name}, {addressLine(branch)}
        </p>
      )}
    </>
  );
  return (
    <>
      <h2 className="flex-none bg-white px-5 pt-4 pr-14 pb-2 text-[min(1.5rem,9vw)] tablet:px-6 low:pt-3 low:pb-1">
        Ihre Bestellung
      </h2>
      {!isSheet && <div className="flex-none bg-white px-6 pb-3">{modeField}</div>}
      <div
        // Without lines nothing in it takes the focus, by which it would be scrolled where there is little room.
        {...(isEmpty && !isSheet && { tabIndex: 0, role: 'region', 'aria-label': 'Inhalt der Bestellung' })}
        className="min-h-0 space-y-4 overflow-y-auto overscroll-contain bg-white px-5 pt-2 pb-4 tablet:px-6 short:overflow-visible"
      >
        {isSheet && modeField}
        {(isSheet || isEmpty) && place}
        {(isSheet || isEmpty) && <div className="perforated" />}
        {isEmpty ? (
          <p className="py-2 text-ink-soft">{cartLabel(cart.items)}</p>
        ) : (
          <>
            <CartLines
              lines={priced.lines}
              currency={currency}
              put={put}
              onRemove={(index) => dispatch(itemRemoved({ branch: branch.identifier, index }))}
              onEdit={onEdit}
              noteAt={(index) =>
                soldOut.includes(cart.items[index]!.product) && (
                  <p className="mt-1 text-sm font-semibold text-alarm">{soldOutText}</p>
                )
              }
            />
            <div className="perforated" />
            {!isSheet && place}
            <CartCosts priced={priced} currency={currency} />
          </>
        )}
        {inactive !== null ? (
          <p className="border-l-4 border-alarm bg-alarm-pale p-3 text-sm font-semibold">{inactive}</p>
        ) : (
          <MinimumNotes priced={priced} currency={currency} />
        )}
        {onHide && (
          <button type="button" className="link block min-h-11 w-full" onClick={onHide}>
            Warenkorb ausblenden
          </button>
        )}
      </div>
      <div
        className={`perforated bottom-0 z-10 flex flex-wrap items-center gap-x-6 gap-y-2 bg-white px-5 pt-3 pb-4 tablet:px-6 low:pt-2 low:pb-1 ${
          isSheet ? '[@media(min-height:20rem)]:sticky' : 'sticky short:static'
        }`}
      >
        {!isEmpty && <CartTotal priced={priced} currency={currency} />}
        <OrderButton
          branch={branch}
          canOrder={!isEmpty && priced.missing === null && inactive === null}
          isSheet={isSheet}
        />
      </div>
    </>
  );
}

interface OrderButtonProps {
  branch: Branch;
  canOrder: boolean;
  isSheet: boolean;
}

/** The way to the checkout takes the place of the sheet in the history. */
const OrderButton = ({ branch, canOrder, isSheet }: OrderButtonProps) =>
  canOrder ? (
    <Link to={`/store/${branch.identifier}/checkout`} replace={isSheet} className={orderButton}>
      Jetzt bestellen
    </Link>
  ) : (
    <button type="button" disabled className={orderButton}>
      Jetzt bestellen
    </button>
  );

const orderButton = 'button-main basis-full text-lg short:basis-auto short:grow low:basis-auto low:grow';
