import { Link, useMatch } from 'react-router';
import { useShop } from '../shared/catalogue/use-shop.js';
import { runningOrder } from '../shared/order/running-order.js';
import { useNow } from '../shared/use-now.js';

/** The sign above the door. */
export function Header() {
  const { config } = useShop();
  return (
    <header className="bg-mustard">
      <div className="shell flex min-h-18 items-center justify-between gap-4 py-2">
        <Link to="/" className="font-display text-[1.75rem] leading-none tablet:text-4xl">
          {config.shopName}
        </Link>
        <RunningOrderLink />
      </div>
      <div className="tablecloth" aria-hidden="true" />
    </header>
  );
}

/** The way back to an order that is under way, on every page but its own. */
function RunningOrderLink() {
  const order = runningOrder(useNow());
  const isAtOrder = useMatch('/status/*') !== null;
  if (!order || isAtOrder) return null;
  return (
    <Link to={`/status/${order.uid}/${order.hash}`} className="button-plain min-h-11 shrink-0 text-sm">
      Ihre Bestellung läuft
    </Link>
  );
}
