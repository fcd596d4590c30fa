import { useMemo, useState } from 'react';
import { unitOf, type DayUnit } from '@bestellwerk/domain/calendar/day-units';
import type { DailySales } from '@bestellwerk/domain/contracts/statistics.schema';
import {
  useCancelationStatisticsQuery,
  useOrderStatisticsQuery,
  useRevenueStatisticsQuery,
  useWorkStatisticsQuery,
} from '../../shared/statistics/statistics-api.js';
import { useChosenBranch, useShownBranchesFor, type BranchName } from '../../shared/branches/use-branches.js';
import type { Days } from '../../shared/days/days.js';
import type { StatisticDays } from './branch-totals.js';

/** All figures of one range and some branches, as they belong together. */
export interface ShownFigures {
  readonly range: Days;
  readonly unit: DayUnit;
  readonly branches: readonly BranchName[];
  readonly days: StatisticDays & { readonly orders: readonly DailySales[] };
}

const REFRESH = 60_000;

/** The figures of a range; until all of them are there, the ones that were shown before. */
export function useFigures(range: Days) {
  const { from, to } = range;
  const unit = unitOf(range);
  const found = useShownBranchesFor('statistics.read');
  const ids = found.map(({ id, name }) => `${id} ${name}`).join();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the list is made for each render, its content is `ids`
  const branches = useMemo(() => found, [ids]);
  const asked = { ...range, unit, branch: useChosenBranch()?.id ?? null };
  const options = { pollingInterval: REFRESH };
  const orders = useOrderStatisticsQuery(asked, options);
  const revenue = useRevenueStatisticsQuery(asked, options);
  const cancelations = useCancelationStatisticsQuery(asked, options);
  const work = useWorkStatisticsQuery(asked, options);
  const answers = [orders, revenue, cancelations, work].map(({ currentData }) => currentData?.days);
  const current = useMemo<ShownFigures | null>(() => {
    const [ofOrders, ofRevenue, ofCancelations, ofWork] = answers as [
      DailySales[] | undefined,
      DailySales[] | undefined,
      StatisticDays['cancelations'] | undefined,
      StatisticDays['work'] | undefined,
    ];
    if (!ofOrders || !ofRevenue || !ofCancelations || !ofWork) return null;
    const days = { orders: ofOrders, sales: ofRevenue, cancelations: ofCancelations, work: ofWork };
    return { range: { from, to }, unit, branches, days };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the answers one by one
  }, [...answers, from, to, unit, branches]);
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  return {
    figures: current ?? last,
    isCurrent: current !== null,
    reads: [orders, revenue, cancelations, work],
  };
}
