import { ActionIcon, Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconBell, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type NewOrderCounts, newOrderCounts } from '@bestellwerk/domain/ordering/new-order-counts';
import { modeLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { useShownBranches } from '../../shared/branches/use-branches.js';
import { useDueOf } from '../../shared/orders/order-times.js';
import { useOpenOrders } from '../../shared/orders/orders-api.js';
import { useAppSelector } from '../../shared/api/redux.js';
import { useWaitingCount } from '../../shared/ui/page-head.js';
import { ring } from '@bestellwerk/ui/sound/bell-sound';
import { useSound } from '@bestellwerk/ui/sound/use-sound';
import classes from './bell.module.css';
import { useBusyMark } from './use-busy-mark.js';
import { LateTickets } from './late-tickets.js';
import { useProposalAnswers } from './use-proposal-answers.js';

const announcement = (orders: readonly StaffOrder[]): string =>
  orders
    .map(({ status, ticketNumber, mode }) => {
      const what = status === 'requested' ? 'Neue Angebotsanfrage' : 'Neue Bestellung';
      return `${what} Nummer ${ticketNumber}, ${modeLabels[mode]}`;
    })
    .join('. ');

/** Orders that wait for the branch: to be confirmed, or for an offer. */
const isWaiting = ({ status }: StaffOrder): boolean => status === 'pending' || status === 'requested';

/** '3 neue Bestellungen', and how many of them are for later, because the board shows those apart. */
function waitingWords({ now, later }: NewOrderCounts): string {
  const waiting = now + later;
  const all = waiting === 1 ? '1 neue Bestellung' : `${waiting} neue Bestellungen`;
  if (later === 0) return all;
  return `${all}: ${now} für jetzt, ${later} für später`;
}

/** Announces by number, title and sound that orders wait for confirmation or for an offer. */
export function Bell() {
  const { data: orders } = useOpenOrders();
  const taken = useAppSelector((state) => state.outbox);
  const sound = useSound('bell-sound');
  const [announced, setAnnounced] = useState('');
  const dueOf = useDueOf();
  const pending = orders?.filter(({ id }) => !taken[id]) ?? [];
  const counts = newOrderCounts(pending.map((order) => ({ status: order.status, kind: dueOf(order).kind })));
  const { now, later } = counts;

  useWaitingCount(now);
  useArrivals(
    useShownBranches().join(),
    orders,
    useCallback(
      (arrived: StaffOrder[]) => {
        if (sound.isOn) ring();
        setAnnounced(announcement(arrived));
      },
      [sound.isOn],
    ),
  );

  useProposalAnswers(orders);
  useBusyMark(orders);
  const name = orders ? waitingWords(counts) : 'Neue Bestellungen';
  return (
    <div className={classes.bell}>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {sound.isOn ? (
        <Tooltip label="Ton ausschalten">
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label="Ton ausschalten"
            onClick={sound.turnOff}
          >
            <IconVolume size={22} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ) : (
        <Button
          variant="default"
          size="sm"
          className={classes.soundOff}
          aria-label="Ton einschalten"
          leftSection={<IconVolumeOff size={18} aria-hidden />}
          onClick={() => void sound.turnOn()}
        >
          <span>Ton einschalten</span>
        </Button>
      )}
      <LateTickets orders={orders ?? []} />
      <Tooltip label={name} multiline maw={260}>
        <Link
          to="/orders/board"
          className={classes.count}
          data-waiting={now > 0 || undefined}
          aria-label={name}
        >
          <IconBell key={`bell ${now}`} size={22} aria-hidden />
          {orders && (
            <span className={classes.numbers}>
              <span key={`now ${now}`}>{now}</span>
              {later > 0 && <small>+{later}</small>}
            </span>
          )}
        </Link>
      </Tooltip>
      {sound.isMuted && (
        <button type="button" className={classes.muted}>
          <IconVolumeOff size={22} aria-hidden />
          Ton ist aus – antippen, um ihn einzuschalten
        </button>
      )}
    </div>
  );
}

/** A request that becomes an order by its accepted offer arrives once more. */
const nameOf = ({ id, status }: StaffOrder): string => `${id} ${status}`;

/**
 * Calls `onArrival` with new orders and requests that nobody has answered yet, once each.
 * What is there when `place` is first seen has not just arrived.
 */
export function useArrivals(
  place: string,
  orders: readonly StaffOrder[] | undefined,
  onArrival: (arrived: StaffOrder[]) => void,
): void {
  const seen = useRef<{ place: string; ids: Set<string> } | null>(null);
  useEffect(() => {
    if (!orders) return;
    const isFirstLook = seen.current?.place !== place;
    if (isFirstLook) seen.current = { place, ids: new Set() };
    const { ids } = seen.current!;
    const arrived = orders.filter((order) => isWaiting(order) && !ids.has(nameOf(order)));
    for (const order of arrived) ids.add(nameOf(order));
    if (arrived.length > 0 && !isFirstLook) onArrival(arrived);
  }, [place, orders, onArrival]);
}
