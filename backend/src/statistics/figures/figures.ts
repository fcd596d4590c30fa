import { PURCHASE } from '@bestellwerk/domain/analytics/actions';
import { keyParts } from '@bestellwerk/domain/analytics/visit-sums';
import type { FigureName, Figures } from '@bestellwerk/domain/contracts/figures.schema';
import type { Comparison } from '@bestellwerk/domain/statistics/period';
import { ratio } from '@bestellwerk/domain/statistics/rows';
import { isOfVisits } from '@bestellwerk/domain/views/figure-definitions';
import type { EntityManager } from 'typeorm';
import { firstDayOfOrders } from './branch-sums.js';
import { comparedScope, isOfOrders } from './compared-scope.js';
import { donations } from './donations.js';
import type { Figure, Reader, Scope } from './figure.js';
import { orderForecast } from './forecast.js';
import { salesPerLabourHour } from './labour.js';
import { canceledOrders, orders } from './orders.js';
import { revenue } from './revenue.js';
import * as sales from './sales.js';
import { countedAt, excludedHits, sumsByKey } from './visit-sums.js';
import * as visits from './visits.js';
import { workingSchedules } from './working-schedules.js';
import { workingActivities } from './working-time.js';

const readers: Readonly<Record<FigureName, Reader>> = {
  'unique-visitors': visits.uniqueVisitors,
  'page-views': visits.pageViews,
  pages: visits.pages,
  events: visits.events,
  'event-flow': visits.eventFlow,
  resolutions: visits.resolutions,
  'device-pixel-ratios': visits.pixelRatios,
  'color-schemes': visits.colorSchemes,
  referrers: sales.referrers,
  browsers: visits.browsers,
  'operating-systems': visits.operatingSystems,
  'visitor-times': visits.visitorTimes,
  items: sales.items,
  'popular-items': sales.popularItems,
  'order-times': sales.orderTimes,
  'order-origins': sales.orderOrigins,
  'revenue-origins': sales.revenueOrigins,
  orders,
  revenue,
  'canceled-orders': canceledOrders,
  donations,
  'working-activities': workingActivities,
  'working-schedules': workingSchedules,
  'order-forecast': orderForecast,
  'sales-per-labour-hour': salesPerLabourHour,
};

/** The figures of a statistic, with what belongs to all. `compare`: also what belongs to other days. */
export async function readFigures(
  manager: EntityManager,
  name: FigureName,
  scope: Scope,
  compare: Comparison | undefined,
): Promise<Omit<Figures, 'meta'> & { meta: Omit<Figures['meta'], 'generatedAt' | 'projectionPosition'> }> {
  const { days, granularity, timeZone } = scope;
  const comparedDays = compare && comparedScope(name, scope, compare);
  const compared = comparedDays && { ...comparedDays, isBefore: true };
  const { isTruncated = false, ...figure } = await readers[name](manager, {
    ...scope,
    ...(compared && { compared }),
  });
  const before = compared && (await readers[name](manager, compared));
  const isVisits = isOfVisits(name);
  const excluded = isVisits ? await excludedHits(manager, scope) : new Map<string, number>();
  return {
    ...{ name, ...days, timezone: timeZone, granularity },
    ...figure,
    ...(before && previousOf(before)),
    ...(compared?.until && { comparedUntil: compared.until.toISOString() }),
    ...(compared && isOfOrders(name) && (await comparedSince(manager, compared))),
    meta: {
      countedAt: isVisits ? await countedAt(manager, days) : null,
      botsExcluded: excluded.get('bot') ?? 0,
      internalExcluded: excluded.get('staff') ?? 0,
      tooFastExcluded: excluded.get('too-fast') ?? 0,
      consentRate: isVisits ? await consentRate(manager, scope) : null,
      truncated: isTruncated,
    },
  };
}

/** Days before the first order say nothing of how it was then. */
async function comparedSince(manager: EntityManager, { days, branches }: Scope) {
  const first = await firstDayOfOrders(manager, { branches });
  return first !== null && days.from < first ? { comparedSince: first } : {};
}

function previousOf({ total, figures, series }: Figure) {
  return {
    previousTotal: total,
    ...(figures && { previousFigures: figures }),
    ...(series && { previousSeries: series }),
  };
}

/** How many of the orders that guests placed were seen among visits: the others had not agreed to be counted. */
async function consentRate(manager: EntityManager, scope: Scope): Promise<number | null> {
  const orders = await sales.guestOrders(manager, scope);
  if (orders === 0) return null;
  const events = await sumsByKey(manager, 'event', scope);
  const seen = events
    .filter(({ name }) => keyParts(name)[1] === PURCHASE)
    .reduce((count, { hits }) => count + hits, 0);
  return Math.min(1, ratio(seen, orders));
}
