import { useRef } from 'react';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { CartLine } from '../../shared/cart/price-cart.js';
import { CartPanel } from './cart-panel.js';
import { useRoomBelow } from './use-room-below.js';

interface Props {
  branch: Branch;
  onEdit(line: CartLine): void;
}

/** From desktop width on: the cart beside the menu, as tall as the window has room for it. */
export function SideCart({ branch, onEdit }: Props) {
  const slip = useRef<HTMLDivElement>(null);
  useRoomBelow(slip);
  return (
    <aside aria-label="Warenkorb" className="hidden pt-8 low:pt-4 desktop:block">
      <div className="sticky top-6 drop-shadow-lg short:static">
        <div
          ref={slip}
          className="slip flex max-h-[max(18rem,calc(var(--room,100dvh)_-_var(--lower-edge)))] flex-col short:max-h-none"
        >
          <CartPanel branch={branch} onEdit={onEdit} />
        </div>
      </div>
    </aside>
  );
}
