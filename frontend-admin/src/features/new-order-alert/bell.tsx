import { ActionIcon, Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconBell, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
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
import { inBatches } from '../../shared/api/in-batches.js';
import { useBusyMark } from './use-busy-mark.js';
import { LateTickets } from './late-tickets.js';
import { useProposalAnswers } from './use-proposal-answers.js';

/** Nobody hears more of them apart, and a screen reader would never come to an end. */
const ANNOUNCED_EVERY_MS = 1_000;

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
function waitingWords({ now, later }: Pick<NewOrderCounts, 'now' | 'later'>): string {
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
  const { now, later } = newOrderCounts(
    pending.map((order) => ({ status: order.status, kind: dueOf(order).kind })),
  );

  useWaitingCount(now + later);
  useArrivals(
    useShownBranches().join(),
    orders,
    useMemo(
      () =>
        inBatches<StaffOrder>((arrived) => {
          if (sound.isOn) ring();
          setAnnounced(announcement(arrived));
        }, ANNOUNCED_EVERY_MS),
      [sound.isOn],
    ),
  );

  useProposalAnswers(orders);
  useBusyMark(orders);
  return (
    <div className={classes.bell}>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <SoundSwitch isOn={sound.isOn} turnOn={sound.turnOn} turnOff={sound.turnOff} />
      <LateTickets orders={orders ?? []} />
      <WaitingCount now={now} later={later} isKnown={orders !== undefined} />
      {sound.isMuted && (
        <button type="button" className={classes.muted}>
          <IconVolumeOff size={22} aria-hidden />
          Ton ist aus – antippen, um ihn einzuschalten
        </button>
      )}
    </div>
  );
}

/** Drawn again only when the sound was switched: the bell itself looks at every change of an order. */
const SoundSwitch = memo(function SoundSwitch({
  isOn,
  turnOn,
  turnOff,
}: Pick<ReturnType<typeof useSound>, 'isOn' | 'turnOn' | 'turnOff'>) {
  if (isOn)
    return (
      <Tooltip label="Ton ausschalten">
        <ActionIcon variant="subtle" color="gray" size={44} aria-label="Ton ausschalten" onClick={turnOff}>
          <IconVolume size={22} aria-hidden />
        </ActionIcon>
      </Tooltip>
    );
  return (
    <Button
      variant="default"
      size="sm"
      className={classes.soundOff}
      aria-label="Ton einschalten"
      leftSection={<IconVolumeOff size={18} aria-hidden />}
      onClick={() => void turnOn()}
    >
      <span>Ton einschalten</span>
    </Button>
  );
});

interface WaitingCountProperties extends Pick<NewOrderCounts, 'now' | 'later'> {
  /** The orders are loaded. */
  isKnown: boolean;
}

const WaitingCount = memo(function WaitingCount({ now, later, isKnown }: WaitingCountProperties) {
  const name = isKnown ? waitingWords({ now, later }) : 'Neue Bestellungen';
  const all = now + later;
  return (
    <Tooltip label={name} multiline maw={260}>
      <Link
        to="/orders/board"
        className={classes.count}
        data-waiting={all > 0 || undefined}
        aria-label={name}
      >
        <IconBell key={`bell ${all}`} size={22} aria-hidden />
        {isKnown && (
          <span className={classes.numbers}>
            <span key={`all ${all}`}>{all}</span>
            {later > 0 && <small data-later>{later} später</small>}
          </span>
        )}
      </Link>
    </Tooltip>
  );
});

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
