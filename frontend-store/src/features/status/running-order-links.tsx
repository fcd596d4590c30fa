import { type ReactNode, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { modeOf } from '@bestellwerk/domain/delivery/mode-of';
import { statusTitle } from '@bestellwerk/domain/ordering/order-texts';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Dialog } from '../../shared/dialog/dialog.js';
import { type OrderAddress, orderApi, usePublicOrderQuery } from '../../shared/order/order-api.js';
import { forgetOrder } from '../../shared/order/running-order.js';
import { titleOfStatus } from './order-steps.js';

const ASK_EVERY = 60_000;

/** The ways back to the orders that are under way, each with where it is. On phones several are behind one button. */
export default function RunningOrderLinks({ orders }: { orders: readonly OrderAddress[] }) {
  const { key } = useLocation();
  const running = useNumberOfRunning(orders);
  const isFolded = running > 1;
  const links = orders.map((order) => (
    <RunningOrderLink key={order.uid} address={order} isOneOfSeveral={orders.length > 1} />
  ));
  return (
    <div className="ml-auto max-w-full min-w-0 py-1.5 [overflow-wrap:break-word]">
      {/* What is open closes when another page is shown. */}
      {isFolded && <FoldedLinks key={key} label={`${running} laufende Bestellungen`} links={links} />}
      <ul className={`flex flex-col items-end gap-2 tablet:flex-row ${isFolded ? 'max-tablet:hidden' : ''}`}>
        {links}
      </ul>
    </div>
  );
}

const lookOfLink = 'button-plain min-h-11 max-w-full px-3 text-center text-sm leading-tight tablet:px-4';

function FoldedLinks({ label, links }: { label: string; links: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="tablet:hidden">
      <button
        type="button"
        className={`${lookOfLink} max-[22.5rem]:px-2`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {isOpen && (
        <Dialog label="Laufende Bestellungen" onClose={() => setOpen(false)}>
          <div className="space-y-4 overflow-y-auto p-5 pb-8">
            <h2 className="pr-10 text-2xl">Laufende Bestellungen</h2>
            <ul className="space-y-3">{links}</ul>
          </div>
        </Dialog>
      )}
    </div>
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
  const isOver = isGone({ data, error });
  useEffect(() => {
    if (isOver) forgetOrder({ uid, hash });
  }, [isOver, uid, hash]);
  if (isOver) return null;
  const own = `/status/${uid}/${hash}`;
  // Beside the page of another order a state without a number would be taken for that one's.
  const isNumbered = isOneOfSeveral || (pathname.startsWith('/status/') && pathname !== own);
  const number = data && !disableTickets ? `Nr. ${data.ticketNumber}` : uid;
  return (
    <li className="max-w-full">
      <Link to={own} className={lookOfLink}>
        {isNumbered ? `${number}: ${labelOf(data) ?? 'läuft'}` : (labelOf(data) ?? 'Ihre Bestellung läuft')}
      </Link>
    </li>
  );
}

interface Answer {
  data?: PublicOrder | undefined;
  error?: unknown;
}

/** A completed one is in the guest's hands; another end is read on its page. */
const isGone = ({ data, error }: Answer): boolean =>
  data?.isCompleted === true || (isApiFailure(error) && error.status === 404);

const useNumberOfRunning = (orders: readonly OrderAddress[]): number =>
  useSelector(
    (state: Parameters<ReturnType<typeof answerOf>>[0]) =>
      orders.filter(({ uid, hash }) => !isGone(answerOf({ uid, hash })(state))).length,
  );

const answerOf = orderApi.endpoints.publicOrder.select;

/** Null while there is nothing new about it. */
function labelOf(order: PublicOrder | undefined): string | null {
  if (order === undefined) return null;
  const title = titleOfStatus(order, modeOf(order));
  return title === statusTitle('pending', modeOf(order)) ? null : title;
}
