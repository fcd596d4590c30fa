import type { Found } from '@bestellwerk/domain/contracts/search.schema';
import { useDebouncedValue } from '@mantine/hooks';
import { type Due, hasOwnTime } from '@bestellwerk/domain/ordering/due-time';
import { statusLabels } from '@bestellwerk/domain/ordering/order-labels';
import { appointmentTimeText, plannedText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { api } from '../../shared/api/api.js';
import { useDueOf } from '../../shared/orders/order-times.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import type { Command, PalettePage } from './command.js';

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Records and orders that contain these words. */
    search: build.query<Found[], string>({
      extraOptions: { failure: 'Suche war nicht möglich.' },
      query: (q) => ({ url: 'search', params: { q } }),
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useSearchQuery } = searchApi;

const SHORTEST = 2;
/** A single digit is a ticket. */
const isEnoughFor = (text: string): boolean => text.length >= SHORTEST || /^\d$/.test(text);
const PAUSE = 200;

/** The records and orders that are found, under the names of their pages. */
export function useHits(
  query: string,
  pages: readonly PalettePage[],
): { hits: Command[]; isAsking: boolean } {
  const wanted = query.trim();
  const [asked] = useDebouncedValue(wanted, PAUSE);
  const isEnough = isEnoughFor(wanted) && isEnoughFor(asked);
  const timeZone = useTimeZone();
  const dueOf = useDueOf();
  const { data, isFetching } = useSearchQuery(asked, { skip: !isEnough });
  const isAsking = isEnoughFor(wanted) && (wanted !== asked || isFetching);
  if (!isEnough || !data) return { hits: [], isAsking };
  const hits = data.map(({ path, id, title, branch, order }): Command => {
    const page = pages.find((one) => one.path === `/${path}`);
    return {
      id: `/${path}/${id}`,
      label: order ? `Nr. ${order.ticketNumber}, ${title}` : title,
      ...(branch && { note: branch }),
      ...(order && { note: orderNote(order, dueOf({ ...order, branch: { id: order.branchId } }), timeZone) }),
      group: path === 'orders' ? 'Bestellungen' : (page?.label ?? 'Weitere'),
      ...(page && { icon: page.icon }),
      action: `/${path}/${id}`,
    };
  });
  return { hits, isAsking };
}

/** Time of placing or due time, status and branch: '12:05, Neu, Altstadt'. */
function orderNote(
  { placedAt, status, branch }: NonNullable<Found['order']>,
  due: Due,
  timeZone: string,
): string {
  const when = hasOwnTime(due)
    ? `für ${plannedText(due.dueAt, new Date(), timeZone)}`
    : appointmentTimeText(new Date(placedAt), new Date(), timeZone);
  return [when, statusLabels[status], branch].join(', ');
}
