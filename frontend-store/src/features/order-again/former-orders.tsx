import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { formerOrderText } from '@bestellwerk/domain/ordering/checkout/former-order-text';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { timeZoneOf, useShop } from '../../shared/catalogue/use-shop.js';
import { noticeShown } from '../../shared/notice/notice-slice.js';
import { eraseFormerOrders, formerOrders, putBackFormerOrders } from '../../shared/order/former-orders.js';
import { eraseRunningOrders } from '../../shared/order/running-order.js';
import { eraseFollowed } from '../../shared/order-push/order-push.js';
import { filledAgainText, useOrderAgain } from '../../shared/order-again/use-order-again.js';
import { renewNow } from '../../shared/use-now.js';

const MOST = 3;

/** The last orders from a branch that were sent from this device, each of which one tap puts into the cart again. */
export default function FormerOrders({ branch }: { branch: Branch }) {
  const shop = useShop();
  const dispatch = useDispatch();
  const id = useId();
  const { orderAgain, dialog } = useOrderAgain(branch, () => dispatch(noticeShown(filledAgainText)));
  const [orders] = useState(formerOrders);
  /** Puts back what was erased; null while nothing was. */
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const shownIn = { currency: shop.config.currency, timeZone: timeZoneOf(shop, branch) };

  const erase = () => {
    const putBackRunning = eraseRunningOrders();
    eraseFormerOrders();
    void eraseFollowed();
    renewNow();
    setUndo(() => () => {
      putBackFormerOrders(orders);
      putBackRunning();
      renewNow();
      setUndo(null);
    });
  };
  if (undo) {
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-4 py-2">
        Die Bestellungen auf diesem Gerät sind gelöscht. Was bestellt ist, bleibt bestellt.
        <button type="button" autoFocus className="link min-h-11" onClick={undo}>
          Rückgängig
        </button>
      </p>
    );
  }
  return (
    <section aria-labelledby={id} className="py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="font-sans text-base font-bold">
          Noch einmal bestellen
        </h2>
        <button type="button" className="link min-h-8 text-sm" onClick={erase}>
          Bestellungen auf diesem Gerät löschen
        </button>
      </div>
      <ul className="-mx-1 flex gap-2 overflow-x-auto p-1">
        {orders
          .filter((order) => order.branch === branch.id)
          .slice(0, MOST)
          .map((order) => {
            const { when, what } = formerOrderText(order, shownIn);
            return (
              <li key={order.uid} className="max-w-72 min-w-0 shrink-0 tablet:shrink">
                <button
                  type="button"
                  onClick={() => orderAgain(order)}
                  className="min-h-13 w-full rounded-box border-2 border-line bg-white px-3 py-1.5 text-left text-sm leading-snug hover:border-ink hover:bg-mustard-pale"
                >
                  <span className="block font-semibold tabular-nums">{when}</span>
                  <span className="block truncate">{what}</span>
                </button>
              </li>
            );
          })}
      </ul>
      {dialog}
    </section>
  );
}
