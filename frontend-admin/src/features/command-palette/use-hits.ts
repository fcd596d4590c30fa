import type { Found, SearchAnswer } from '@bestellwerk/domain/contracts/search.schema';
import { useDebouncedValue } from '@mantine/hooks';
import { IconList } from '@tabler/icons-react';
import { foundOrdersText, shownText } from '@bestellwerk/domain/ordering/found-count';
import { type Due, hasOwnTime } from '@bestellwerk/domain/ordering/due-time';
import { statusLabels } from '@bestellwerk/domain/ordering/order-labels';
import { appointmentTimeText, plannedText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { useNavigate } from 'react-router';
import { api } from '../../shared/api/api.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import { branchChosen } from '../../shared/branches/branch-choice.js';
import { useDueOf } from '../../shared/orders/order-times.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import type { Command, PalettePage } from './command.js';

interface SearchHits {
  readonly found: readonly Found[];
  /** How many orders there are in all. */
  readonly orders: number;
}

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Records and orders that contain these words. */
    search: build.query<SearchHits, string>({
      extraOptions: { failure: 'Suche war nicht möglich.' },
      query: (q) => ({ url: 'search', params: { q } }),
      transformResponse: (found: Found[], meta) => ({
        found,
        orders: (meta?.envelope as SearchAnswer['meta'] | undefined)?.orders ?? 0,
      }),
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useSearchQuery } = searchApi;

const SHORTEST = 2;
/** A single digit is a ticket. */
const isEnoughFor = (text: string): boolean => text.length >= SHORTEST || /^\d$/.test(text);
const PAUSE = 200;

const ORDERS = 'Bestellungen';

export interface Hits {
  readonly hits: Command[];
  readonly isAsking: boolean;
  /** '5 von 7', by the group of which only some are shown. */
  readonly cut: Readonly<Record<string, string>>;
}

/** The records and orders that are found, under the names of their pages. */
export function useHits(query: string, pages: readonly PalettePage[]): Hits {
  const wanted = query.trim();
  const [asked] = useDebouncedValue(wanted, PAUSE);
  const isEnough = isEnoughFor(wanted) && isEnoughFor(asked);
  const timeZone = useTimeZone();
  const dueOf = useDueOf();
  const showAll = useShowAll();
  const { data, isFetching } = useSearchQuery(asked, { skip: !isEnough });
  const isAsking = isEnoughFor(wanted) && (wanted !== asked || isFetching);
  if (!isEnough || !data) return { hits: [], isAsking, cut: {} };
  const hits = data.found.map(({ path, id, title, branch, order }): Command => {
    const page = pages.find((one) => one.path === `/${path}`);
    return {
      id: `/${path}/${id}`,
      label: order ? `Nr. ${order.ticketNumber}, ${title}` : title,
      ...(branch && { note: branch }),
      ...(order && { note: orderNote(order, dueOf({ ...order, branch: { id: order.branchId } }), timeZone) }),
      group: path === 'orders' ? ORDERS : (page?.label ?? 'Weitere'),
      ...(page && { icon: page.icon }),
      action: `/${path}/${id}`,
    };
  });
  const shown = hits.filter(({ group }) => group === ORDERS).length;
  if (shown === 0 || data.orders <= shown) return { hits, isAsking, cut: {} };
  const all: Command = {
    id: 'all-orders',
    label: 'Alle zeigen',
    note: foundOrdersText(data.orders, true),
    group: ORDERS,
    icon: IconList,
    action: () => showAll(asked),
  };
  return { hits: [...hits, all], isAsking, cut: { [ORDERS]: shownText(shown, data.orders) } };
}

/** Opens the list of orders with a search, for all branches: the palette has searched them as well. */
function useShowAll(): (search: string) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (search) => {
    dispatch(branchChosen(null));
    void navigate(`/orders?${new URLSearchParams({ search }).toString()}`);
  };
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
