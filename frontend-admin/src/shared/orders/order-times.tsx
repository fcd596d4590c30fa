import { appointmentTimeText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { useMemo } from 'react';
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

/**
 * When an order is due, by the hours and the clock of its branch; looked at once a minute. A branch's hours take long to
 * look up, so each order is asked for once: orders do not change, changed ones are others.
 */
export function useDueOf(): (order: OrderOfBranch) => Due {
  const { data: branches } = useBranchesQuery();
  const shops = useTimeZone();
  const minute = useAtNow((now) => Math.floor(now / MINUTE) * MINUTE);
  return useMemo(() => {
    const known = new WeakMap<OrderOfBranch, Due>();
    return (order) => {
      const branch = branches?.find(({ id }) => id === order.branch.id);
      const due =
        known.get(order) ?? dueOf(order, branch ?? null, new Date(minute), branch?.timeZone ?? shops);
      known.set(order, due);
      return due;
    };
  }, [branches, shops, minute]);
}
