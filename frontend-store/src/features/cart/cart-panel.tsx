import { useId } from 'react';
import { useSelector } from 'react-redux';
import { cartLabel } from '@bestellwerk/domain/ordering/checkout/cart';
import { noOrdersText } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { addressLine } from '@bestellwerk/domain/addresses/postal-address';
import { CartLines } from '../../shared/cart/cart-lines.js';
import { selectLastChange } from '../../shared/cart/last-change-slice.js';
import { MinimumNotes } from '../../shared/cart/minimum-notes.js';
import type { CartLine } from '../../shared/cart/price-cart.js';
import { AreaField, ModeField } from '../../shared/cart/terms-fields.js';
import { useCart } from '../../shared/cart/use-cart.js';
import { useCartChanges } from '../../shared/cart/use-cart-changes.js';
import { soldOutText, useSoldOut } from '../../shared/cart/use-sold-out.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Icon } from '../../shared/icon.js';
import { BranchLink } from '../../shared/self-service/branch-link.js';
import { AddedNote } from './added-note.js';
import { CartDonation } from './cart-donation.js';
import { CartCosts, CartTotal } from './cart-costs.js';
import { DeliveryGoal } from './delivery-goal.js';

interface Props {
  branch: Branch;
  /** Closes the sheet that the cart is shown in on phones; the panel beside the menu has none. */
  onHide?(): void;
  onEdit(line: CartLine): void;
}

/**
 * The cart as a slip of paper. Lines come first and scroll, with what follows from them; the title, the total and the way to the
 * checkout stay in sight, and so does the reason where there is no way. Beside the menu the mode stays as well: on a small phone the lines would have no room left beside it.
 */
export function CartPanel({ branch, onHide, onEdit }: Props) {
  const { config, donatees } = useShop();
  const { currency } = config;
  const { cart, ...priced } = useCart(branch);
  const changes = useCartChanges(branch);
  const { put } = useSelector(selectLastChange(branch.identifier));
  const soldOut = useSoldOut(branch);
  const inactive = noOrdersText(branch, config);
  const isEmpty = priced.lines.length === 0;
  const isSheet = onHide !== undefined;
  const name = isSheet ? 'sheet' : 'panel';
  const isBelowMinimum = !isEmpty && priced.missing !== null;
  const reason = useId();
  const modeField = <ModeField branch={branch} name={name} />;
  return (
    <>
      <div
        className={`flex flex-none items-start justify-between gap-x-3 bg-white pt-4 pb-2 pl-5 tablet:pl-6 low:pt-3 low:pb-1 ${isSheet ? 'pr-14' : 'pr-6'}`}
      >
        <h2 className={`text-[min(1.5rem,9vw)] ${isSheet ? '' : 'shrink-0'}`}>Ihre Bestellung</h2>
        {!isSheet && <AddedNote className="min-w-0 text-right text-[0.68rem] leading-tight font-semibold" />}
      </div>
      {!isSheet && <div className="flex-none bg-white px-6 pb-3">{modeField}</div>}
      <div
        // Without lines nothing in it takes the focus, by which it would be scrolled where there is little room.
        {...(isEmpty && !isSheet && { tabIndex: 0, role: 'region', 'aria-label': 'Inhalt der Bestellung' })}
        className="min-h-0 space-y-4 overflow-y-auto overscroll-contain bg-white px-5 pt-2 pb-4 tablet:px-6 short:overflow-visible"
      >
        {isEmpty && <p className="py-2 text-ink-soft">{cartLabel(cart.items)}</p>}
        <CartLines
          branch={branch}
          lines={priced.lines}
          currency={currency}
          put={put}
          changes={changes}
          onRemove={changes.remove}
          onEdit={onEdit}
          noteAt={(index) =>
            soldOut.includes(cart.items[index]!.product) && (
              <p className="mt-1 text-sm font-semibold text-alarm">{soldOutText}</p>
            )
          }
        />
        <div className="perforated" />
        {isSheet && modeField}
        <AreaField branch={branch} name={name} />
        {priced.mode !== 'delivery' && (
          <p className="flex items-start gap-2.5 text-sm">
            <Icon name="pin" />
            {branch.name}, {addressLine(branch)}
          </p>
        )}
        {!isEmpty && config.enablePluginDonations && donatees.length > 0 && (
          <CartDonation mayGive={!priced.isQuotation} />
        )}
        {!isEmpty && <CartCosts priced={priced} currency={currency} />}
        {!isBelowMinimum && <DeliveryGoal priced={priced} currency={currency} />}
        {inactive === null && <MinimumNotes priced={priced} currency={currency} />}
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
        <div id={reason} className="basis-full empty:hidden">
          {inactive !== null ? (
            <p className="border-l-4 border-alarm bg-alarm-pale p-2 text-sm font-semibold">{inactive}</p>
          ) : (
            isBelowMinimum && <DeliveryGoal priced={priced} currency={currency} />
          )}
        </div>
        {!isEmpty && <CartTotal priced={priced} currency={currency} />}
        <OrderButton
          branch={branch}
          canOrder={!isEmpty && priced.missing === null && inactive === null}
          reason={reason}
          isSheet={isSheet}
        />
      </div>
    </>
  );
}

interface OrderButtonProps {
  branch: Branch;
  canOrder: boolean;
  /** The id of why it cannot be ordered. */
  reason: string;
  isSheet: boolean;
}

/** The way to the checkout takes the place of the sheet in the history. */
const OrderButton = ({ branch, canOrder, reason, isSheet }: OrderButtonProps) =>
  canOrder ? (
    <BranchLink branch={branch} page="/checkout" replace={isSheet} className={orderButton}>
      Jetzt bestellen
    </BranchLink>
  ) : (
    <button type="button" disabled aria-describedby={reason} className={orderButton}>
      Jetzt bestellen
    </button>
  );

const orderButton = 'button-main basis-full text-lg short:basis-auto short:grow low:basis-auto low:grow';
