import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { modeOf } from '@bestellwerk/domain/delivery/mode-of';
import { statusTitle } from '@bestellwerk/domain/ordering/order-texts';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { type OrderAddress, usePublicOrderQuery } from '../../shared/order/order-api.js';
import { forgetOrder } from '../../shared/order/running-order.js';
import { titleOfStatus } from './order-steps.js';

const ASK_EVERY = 60_000;

/** The ways back to the orders that are under way, each with where it is. */
export default function RunningOrderLinks({ orders }: { orders: readonly OrderAddress[] }) {
  return (
    <ul className="ml-auto flex max-w-full min-w-0 flex-col items-end gap-2 py-1.5 [overflow-wrap:break-word] tablet:flex-row">
      {orders.map((order) => (
        <RunningOrderLink key={order.uid} address={order} isOneOfSeveral={orders.length > 1} />
      ))}
    </ul>
  );
}

interface Props {
  address: OrderAddress;
  isOneOfSeveral: boolean;
}

function RunningOrderLink({ address: { uid, hash }, isOneOfSeveral }: Props) {
  const { disableTickets } = useShop().config;
  const { pathname } = useLocation();
  const { data, error, isUninitialized, refetch } = usePublicOrderQuery(
    { uid, hash },
    {
      pollingInterval: ASK_EVERY,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
      refetchOnReconnect: true,
    },
  );
  useEffect(() => {
    if (!isUninitialized) void refetch();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  // A completed one is in the guest's hands; another end is read on its page.
  const isGone = data?.isCompleted === true || (isApiFailure(error) && error.status === 404);
  useEffect(() => {
    if (isGone) forgetOrder({ uid, hash });
  }, [isGone, uid, hash]);
  if (isGone) return null;
  const own = `/status/${uid}/${hash}`;
  // Beside the page of another order a state without a number would be taken for that one's.
  const isNumbered = isOneOfSeveral || (pathname.startsWith('/status/') && pathname !== own);
  const number = data && !disableTickets ? `Nr. ${data.ticketNumber}` : uid;
  return (
    <li className="max-w-full">
      <Link
        to={own}
        className="button-plain min-h-11 max-w-full px-3 text-center text-sm leading-tight tablet:px-4"
      >
        {isNumbered ? `${number}: ${labelOf(data) ?? 'läuft'}` : (labelOf(data) ?? 'Ihre Bestellung läuft')}
      </Link>
    </li>
  );
}

/** Null while there is nothing new about it. */
function labelOf(order: PublicOrder | undefined): string | null {
  if (order === undefined) return null;
  const title = titleOfStatus(order, modeOf(order));
  return title === statusTitle('pending', modeOf(order)) ? null : title;
}
