import { Link, useMatch } from 'react-router';
import { useShop } from '../shared/catalogue/use-shop.js';
import { Sign } from '../shared/page/frame.js';
import { runningOrder } from '../shared/order/running-order.js';
import { useNow } from '../shared/use-now.js';

/** The shop name, linked to the start page. */
export function Header() {
  const { config } = useShop();
  return (
    <Sign>
      <Link to="/" className="py-2 font-display text-[1.6rem] leading-none tablet:text-3xl">
        {config.shopName}
      </Link>
      <RunningOrderLink />
    </Sign>
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
