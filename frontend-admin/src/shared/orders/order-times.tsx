import { appointmentTimeText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { useCallback } from 'react';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { type Due, dueOf, type DueOrder } from '@bestellwerk/domain/ordering/due-time';
import { useAtNow } from '../ui/use-now.js';
import { useBranchesQuery, useTimeZone } from '../shop/shop-api.js';

/** From this age on seconds are not shown, so a board full of old orders does not render every second. */
const SECONDS_UNTIL = 10;

/** '0:42', '12 min', '1 h 07' */
export function ageWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  if (minutes < SECONDS_UNTIL) return `${minutes}:${two(seconds % 60)}`;
  if (minutes < 60) return `${minutes}\u00a0min`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h ${two(minutes % 60)}` : `${Math.floor(hours / 24)} T ${hours % 24} h`;
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
  at: Date | number;
  /** The guest wanted that time; otherwise it is the first that the branch's hours allow. */
  isChosen: boolean;
}

/** For when an order is wanted, with the day if that is another than today. */
export function WishText({ at, isChosen }: Properties) {
  const timeZone = useTimeZone();
  const words = useAtNow((now) => appointmentTimeText(new Date(at), new Date(now), timeZone));
  return isChosen ? `Gewünscht für ${words}` : `So bald wie möglich: ${words}`;
}

const MINUTE = 60_000;

type OrderOfBranch = DueOrder & { readonly branch: { readonly id: string } };

interface DueFacts {
  readonly branches: readonly Branch[] | undefined;
  readonly shops: string;
  /** Milliseconds since 1970. */
  readonly minute: number;
}

/** What each order's due time was made of, and the due time: a branch's hours take long to look up. */
const known = new WeakMap<OrderOfBranch, { readonly facts: DueFacts; readonly due: Due }>();

function knownDue(order: OrderOfBranch, facts: DueFacts): Due {
  const before = known.get(order);
  if (before && sameFacts(before.facts, facts)) return before.due;
  const branch = facts.branches?.find(({ id }) => id === order.branch.id);
  const due = dueOf(order, branch ?? null, new Date(facts.minute), branch?.timeZone ?? facts.shops);
  known.set(order, { facts, due });
  return due;
}

const sameFacts = (one: DueFacts, other: DueFacts): boolean =>
  one.branches === other.branches && one.shops === other.shops && one.minute === other.minute;

/** When an order is due, by the hours and the clock of its branch; looked at once a minute. */
export function useDueOf(): (order: OrderOfBranch) => Due {
  const { data: branches } = useBranchesQuery();
  const shops = useTimeZone();
  const minute = useAtNow((now) => Math.floor(now / MINUTE) * MINUTE);
  return useCallback((order) => knownDue(order, { branches, shops, minute }), [branches, shops, minute]);
}
