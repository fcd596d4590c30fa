import { appointmentTimeText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { useCallback } from 'react';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import {
  type Due,
  dueAtTime,
  type DueOrder,
  type DueTime,
  dueTimeOf,
  isAnotherTimeAgreed,
} from '@bestellwerk/domain/ordering/due-time';
import { useAtNow } from '../ui/use-now.js';
import { useBranchesQuery, useTimeZone } from '../shop/shop-api.js';

/**
 * '42 s', '12 min', '1 h 7 min', '1 T 2 h'. Each figure has its unit: a minute and a half as '1:29' read like an hour and a
 * half. Seconds are shown for a minute only, so a board does not render every second. Between hours and minutes a narrow card
 * may break the line.
 */
export function ageWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return `${seconds}\u00a0s`;
  if (minutes < 60) return `${minutes}\u00a0min`;
  const hours = Math.floor(minutes / 60);
  return hours < 24
    ? `${hours}\u00a0h ${minutes % 60}\u00a0min`
    : `${Math.floor(hours / 24)}\u00a0T ${hours % 24}\u00a0h`;
}

/** How long ago an order was placed; keeps counting. */
export function Age({ since }: { since: string }) {
  const words = useAtNow((now) => ageWords(now - Date.parse(since)));
  return (
    <time dateTime={since} title="Alter der Bestellung">
      {words}
    </time>
  );
}

interface Properties {
  order: Pick<DueOrder, 'appointment' | 'appointmentDate'>;
  /** When it is due. */
  at: Date | number;
  /** When the branch can begin with an order that is wanted as soon as possible; null where the guest chose the time. */
  beginsAt: Date | number | null;
}

/**
 * For when an order is, with the day if that is another than today: the time that the guest chose or agreed with, or from
 * when on it is made, as the guest reads it. When that is due is another time.
 */
export function WishText({ order, at, beginsAt }: Properties) {
  const timeZone = useTimeZone();
  const words = useAtNow((now) => appointmentTimeText(new Date(beginsAt ?? at), new Date(now), timeZone));
  if (beginsAt !== null) return `So bald wie möglich, ab ${words}`;
  return isAnotherTimeAgreed(order) ? `Vereinbart für ${words}` : `Gewünscht für ${words}`;
}

const MINUTE = 60_000;

type OrderOfBranch = DueOrder & { readonly branch: { readonly id: string } };

/** What the due time of an order follows from, besides the hours of its branch. */
const termsOf = (order: OrderOfBranch): string =>
  [
    order.branch.id,
    order.isDelivery,
    order.isDineIn,
    order.placedAt,
    order.appointment,
    order.appointmentDate,
    order.beginsAt,
  ].join();

/** Due times by the terms of their orders, as a branch's hours take long to look up; for one state of all branches. */
interface KnownTimes {
  readonly branches: readonly Branch[] | undefined;
  readonly shops: string;
  readonly times: Map<string, DueTime>;
}
let known: KnownTimes = { branches: undefined, shops: '', times: new Map() };

/** Orders of more than a day: then the times are looked up again. */
const MOST_KNOWN = 5_000;

function knownTime(order: OrderOfBranch, branches: readonly Branch[] | undefined, shops: string): DueTime {
  const isSame = known.branches === branches && known.shops === shops && known.times.size < MOST_KNOWN;
  if (!isSame) known = { branches, shops, times: new Map() };
  const terms = termsOf(order);
  const before = known.times.get(terms);
  if (before) return before;
  const branch = branches?.find(({ id }) => id === order.branch.id);
  const time = dueTimeOf(order, branch ?? null, branch?.timeZone ?? shops);
  known.times.set(terms, time);
  return time;
}

/** When an order is due, by the hours and the clock of its branch; looked at once a minute. */
export function useDueOf(): (order: OrderOfBranch) => Due {
  const { data: branches } = useBranchesQuery();
  const shops = useTimeZone();
  const minute = useAtNow((now) => Math.floor(now / MINUTE) * MINUTE);
  return useCallback(
    (order) => dueAtTime(order, knownTime(order, branches, shops), new Date(minute)),
    [branches, shops, minute],
  );
}
