import { type VisitSumKind, WHOLE_SHOP } from '@bestellwerk/domain/analytics/visit-sums';
import type { FigureName } from '@bestellwerk/domain/contracts/figures.schema';
import { mondayOf, monthOf } from '@bestellwerk/domain/calendar/calendar-month';
import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import type { Days } from '@bestellwerk/domain/statistics/period';

/** One statistic that a page of the back office asks for. */
export interface AskedFigures {
  readonly path: string;
  /** The least that is to be read for it: the same rows, added up to one number for each table. */
  readonly bare: string;
}

/** The pages of the back office (frontend-admin/src/features/statistics), with the statistics that each asks for. */
const pages: Readonly<Record<string, readonly FigureName[]>> = {
  revenue: ['revenue'],
  orders: ['orders', 'canceled-orders'],
  items: ['items', 'popular-items'],
  times: ['order-times', 'visitor-times'],
  visitors: ['page-views', 'unique-visitors', 'pages', 'resolutions', 'browsers', 'operating-systems', 'device-pixel-ratios', 'color-schemes'], // prettier-ignore
  acquisition: ['referrers', 'order-origins', 'revenue-origins'],
  flow: ['event-flow', 'events'],
  'working time': ['working-schedules', 'sales-per-labour-hour', 'working-activities'],
};

/** What each page asks for as it opens: figures of these days, compared with as many before, of all branches. */
export function statisticPages(days: Days): Record<string, AskedFigures[]> {
  const asked = (name: FigureName) =>
    askedOf(name, days, `&compare=previous${name === 'order-times' ? '&by=placed' : ''}`);
  const shown = Object.fromEntries(Object.entries(pages).map(([page, names]) => [page, names.map(asked)]));
  const { to: today } = days;
  const [next, last] = [
    { from: addDays(today, 1), to: addDays(today, 7) },
    { from: addDays(today, -7), to: addDays(today, -1) },
  ];
  return {
    dashboard: overviewOf(today),
    ...shown,
    times: [...shown.times!, askedOf('order-forecast', next), askedOf('order-forecast', last)],
  };
}

/** Of today, the week and the month up to today, whatever days are chosen elsewhere. */
function overviewOf(today: string): AskedFigures[] {
  const spans = [
    { from: today, compare: 'week' },
    { from: mondayOf(today), compare: 'week' },
    { from: `${monthOf(today)}-01`, compare: 'month' },
  ];
  const names = ['revenue', 'orders'] as const;
  return [
    ...spans.flatMap(({ from, compare }) =>
      names.map((name) => askedOf(name, { from, to: today }, `&compare=${compare}`)),
    ),
    askedOf('revenue', { from: addDays(today, -13), to: today }, '&granularity=day'),
    askedOf('order-forecast', { from: today, to: today }, '&granularity=hour'),
  ];
}

const askedOf = (name: FigureName, days: Days, query = ''): AskedFigures => ({
  path: `/api/statistics/${name}?from=${days.from}&to=${days.to}${query}`,
  bare: `SELECT ${sums[name].map((sum) => sum(days)).join(', ')}`,
});

type Sum = (days: Days) => string;

const view =
  (table: string, column: string, day = 'date'): Sum =>
  ({ from, to }) =>
    `(SELECT sum(${column}) FROM views.${table} WHERE ${day} BETWEEN '${from}' AND '${to}')`;
const visits =
  (kind: VisitSumKind): Sum =>
  ({ from, to }) =>
    `(SELECT sum(visitors) FROM app.visit_sum
      WHERE kind = '${kind}' AND branch = '${WHOLE_SHOP}' AND date BETWEEN '${from}' AND '${to}')`;

const sums: Readonly<Record<FigureName, readonly Sum[]>> = {
  revenue: [view('daily_sales', 'gross'), view('sales_by_kind', 'gross'), view('sales_by_rate', 'gross')],
  orders: [view('sales_by_kind', 'orders')],
  'canceled-orders': [view('lost_sales', 'orders'), view('sales_by_kind', 'orders')],
  items: [view('sales_by_item', 'gross')],
  'popular-items': [view('sales_by_item', 'orders'), view('daily_sales', 'orders')],
  'order-times': [view('sales_by_hour', 'placed')],
  'order-origins': [view('sales_by_origin', 'orders')],
  'revenue-origins': [view('sales_by_origin', 'gross')],
  donations: [view('donation', 'amount')],
  referrers: [visits('source'), view('sales_by_origin', 'orders')],
  'page-views': [visits('total')],
  'unique-visitors': [visits('total')],
  pages: [visits('page')],
  events: [visits('total'), visits('event')],
  'event-flow': [visits('flow'), visits('funnel'), visits('total')],
  resolutions: [visits('resolution'), visits('class')],
  browsers: [visits('browser')],
  'operating-systems': [visits('os')],
  'device-pixel-ratios': [visits('ratio')],
  'color-schemes': [visits('scheme')],
  'visitor-times': [visits('hour'), visits('total')],
  'working-activities': [view('working_day', 'worked_minutes')],
  'working-schedules': [
    view('working_day', 'worked_minutes'),
    view('working_hour', 'milliseconds'),
    view('working_activity', 'worked_minutes', 'business_date'),
  ],
  // With the weeks before, after which the forecast goes.
  'order-forecast': [({ from, to }) => view('sales_by_hour', 'placed')({ from: addDays(from, -56), to })],
  'sales-per-labour-hour': [view('sales_by_hour', 'gross'), view('working_hour', 'milliseconds')],
};
