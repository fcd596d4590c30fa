import { useState } from 'react';
import { cartCount, cartLabel } from '@bestellwerk/domain/ordering/checkout/cart';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import type { CartLine } from '../../shared/cart/price-cart.js';
import { useCart } from '../../shared/cart/use-cart.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Dialog } from '../../shared/dialog/dialog.js';
import { Icon } from '../../shared/icon.js';
import { totalText } from '../../shared/pricing/price-text.js';
import { AddedNote } from './added-note.js';
import { CartPanel } from './cart-panel.js';

interface Props {
  branch: Branch;
  onEdit(line: CartLine): void;
}

/** On phones: the cart's contents at the lower edge; a tap opens them as a sheet. */
export function CartBar({ branch, onEdit }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { currency } = useShop().config;
  const { cart, totals, hasHiddenPrices } = useCart(branch);
  const count = cartCount(cart.items);
  return (
    <>
      <div className="cart-bar on-plum forced-edge sticky bottom-(--lower-edge) z-30 desktop:hidden">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className={`flex min-h-16 w-full items-center gap-4 px-5 py-3 text-left font-semibold -outline-offset-4 ${
            count > 0 ? 'bg-plum text-white' : 'bg-ink text-paper'
          }`}
        >
          <span className="relative">
            <Icon name="bag" size={28} />
            {count > 0 && (
              <span
                key={count}
                className="arriving absolute -top-2 -right-3 grid h-5 min-w-5 place-items-center bg-mustard px-1 text-xs font-bold text-ink"
                aria-hidden="true"
              >
                {formatNumber(count)}
              </span>
            )}
          </span>
          <span className="min-w-0 grow pl-1 leading-snug">
            {cartLabel(cart.items)}
            <AddedNote className="block text-[0.72rem] leading-tight font-normal" />
          </span>
          {count > 0 && (
            <span className="shrink-0 text-lg whitespace-nowrap tabular-nums">
              {totalText(totals, currency, hasHiddenPrices)}
            </span>
          )}
        </button>
      </div>
      {isOpen && (
        <Dialog label="Warenkorb" onClose={() => setIsOpen(false)}>
          <CartPanel
            branch={branch}
            onHide={() => setIsOpen(false)}
            onEdit={(line) => {
              setIsOpen(false);
              onEdit(line);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
