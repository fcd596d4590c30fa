import { eventLabel } from '@bestellwerk/domain/analytics/actions';
import { pageLabel } from '@bestellwerk/domain/analytics/shop-page';
import { KEY_SEPARATOR, keyParts } from '@bestellwerk/domain/analytics/visit-sums';
import type { FigureRow } from '@bestellwerk/domain/contracts/figures.schema';
import { seriesOf as pointsOf, sumBy } from '@bestellwerk/domain/statistics/buckets';
import { flowGraph } from '@bestellwerk/domain/statistics/flow';
import { bucketOf, bucketsOf, filled } from '@bestellwerk/domain/statistics/period';
import { OTHER, rankedRows, ratio, totalOf } from '@bestellwerk/domain/statistics/rows';
import type { EntityManager } from 'typeorm';
import { dayBucketsOf, unitOf } from './branch-sums.js';
import type { Figure, Scope } from './figure.js';
import { browserLabel, classLabels, funnelLabels, schemeLabels, UNKNOWN } from './labels.js';
import {
  firstDayOfVisits,
  hitsByDay,
  sumsByDay,
  sumsByHour,
  sumsByKey,
  visitorsByWeekHour,
  type VisitSum,
  wholeSum,
} from './visit-sums.js';
import { daysSince, weekMatrix } from './week-matrix.js';

/** '2026-11-20T17' as it is kept. */
const instantOf = (hour: string): string => `${hour}:00:00.000Z`;

async function seriesOf(
  manager: EntityManager,
  scope: Scope,
  value: (sum: Pick<VisitSum, 'visitors' | 'hits'>) => number,
) {
  const { days, granularity, timeZone } = scope;
  const buckets = bucketsOf(days, granularity, timeZone);
  if (granularity === 'hour') {
    const hours = await sumsByHour(manager, scope);
    return filled(
      buckets,
      hours.map((sum) => [instantOf(sum.hour), value(sum)]),
    );
  }
  const all = await sumsByDay(manager, 'total', scope);
  return filled(
    buckets,
    all.map((sum) => [bucketOf(sum.name, granularity), value(sum)]),
  );
}

export async function uniqueVisitors(manager: EntityManager, scope: Scope): Promise<Figure> {
  const { visitors, visits } = await wholeSum(manager, 'total', scope);
  const series = await seriesOf(manager, scope, (sum) => sum.visitors);
  return { unit: 'visitors', total: visitors, figures: { visits }, series };
}

export async function pageViews(manager: EntityManager, scope: Scope): Promise<Figure> {
  const { hits, visits, visitors, bounces, seconds } = await wholeSum(manager, 'total', scope);
  const figures = {
    ...{ visits, visitors, viewsPerVisit: ratio(hits, visits), bounceRate: ratio(bounces, visits) },
    secondsPerVisit: ratio(seconds, visits),
  };
  return { unit: 'views', total: hits, figures, series: await seriesOf(manager, scope, (sum) => sum.hits) };
}

export async function pages(manager: EntityManager, scope: Scope): Promise<Figure> {
  const sums = await sumsByKey(manager, 'page', scope);
  const ranked = rankedRows(
    sums.map(({ name, hits, visitors, entries, exits, seconds }) => ({
      ...{ key: name, label: pageLabel(name), value: hits },
      ...{ visitors, entries, exits, seconds },
    })),
  );
  const rows = ranked.rows.map(({ seconds, ...row }) => ({
    ...row,
    averageSeconds: ratio(seconds, row.value),
    exitRate: ratio(row.exits, row.value),
  }));
  return { unit: 'views', total: totalOf(rows), rows, isTruncated: ranked.isTruncated };
}

export async function events(manager: EntityManager, scope: Scope): Promise<Figure> {
  const { visitors: all } = await wholeSum(manager, 'total', scope);
  const sums = await sumsByKey(manager, 'event', scope);
  const ranked = rankedRows(
    sums.map(({ name, hits, visitors, visits }) => {
      const [category = '', action = ''] = keyParts(name);
      return { key: `${category}/${action}`, label: eventLabel(action), value: hits, visitors, visits };
    }),
  );
  const rows = ranked.rows.map((row) => ({ ...row, conversion: ratio(row.visitors, all) }));
  const series = await eventSeries(
    manager,
    scope,
    rows.filter(({ key }) => key !== OTHER).map(({ key }) => key),
  );
  return { unit: 'events', total: totalOf(rows), rows, series, isTruncated: ranked.isTruncated };
}

const MOST_SERIES = 5;

/** The commonest events by day or longer, each under the key of its row; sums of hours have no events. */
async function eventSeries(manager: EntityManager, scope: Scope, keys: readonly string[]) {
  const shown = keys.slice(0, MOST_SERIES);
  const days = await hitsByDay(manager, 'event', shown.map(keyOfEvent), scope);
  const sums = days.map(({ date, key, hits }) => ({
    ...{ t: bucketOf(date, unitOf(scope)), event: keyParts(key).join('/'), hits },
  }));
  const hitsOf = ({ hits }: { hits: number }) => hits;
  return pointsOf(dayBucketsOf(scope), sums, hitsOf, (own) =>
    Object.fromEntries(
      shown.map((key) => [
        key,
        sumBy(
          own.filter(({ event }) => event === key),
          hitsOf,
        ),
      ]),
    ),
  );
}

const keyOfEvent = (key: string): string => {
  const cut = key.indexOf('/');
  return [key.slice(0, cut), key.slice(cut + 1)].join(KEY_SEPARATOR);
};

/** The graph of the flow, and as rows the steps from the menu to the order, each of them beside the first. */
export async function eventFlow(manager: EntityManager, scope: Scope): Promise<Figure> {
  const { visits } = await wholeSum(manager, 'total', scope);
  if (scope.isBefore) return { unit: 'visits', total: visits };
  const edges = (await sumsByKey(manager, 'flow', scope)).map(({ name, visits }) => {
    const [step, from = '', to = ''] = keyParts(name);
    return { step: Number(step), from, to, visits };
  });
  const steps = new Map((await sumsByKey(manager, 'funnel', scope)).map((sum) => [sum.name, sum]));
  const first = steps.get('menu')?.visits ?? 0;
  const rows = Object.entries(funnelLabels).map(([key, label]) => {
    const { visits: value = 0, visitors = 0 } = steps.get(key) ?? {};
    return { key, label, value, share: ratio(value, first), visitors };
  });
  return { unit: 'visits', total: visits, ...flowGraph(edges), rows };
}

export async function resolutions(manager: EntityManager, scope: Scope): Promise<Figure> {
  const figure = await visitorRows(manager, scope, 'resolution', (key) => key.replace('x', ' × '));
  const classes = await visitorRows(manager, scope, 'class', (key) => classLabels[key] ?? key);
  return { ...figure, groups: classes.rows };
}

export const pixelRatios = (manager: EntityManager, scope: Scope): Promise<Figure> =>
  visitorRows(manager, scope, 'ratio', (key) => key.replace('.', ','));

export const colorSchemes = (manager: EntityManager, scope: Scope): Promise<Figure> =>
  visitorRows(manager, scope, 'scheme', (key) => schemeLabels[key] ?? key);

export const browsers = (manager: EntityManager, scope: Scope) => familyRows(manager, scope, 'browser');
export const operatingSystems = (manager: EntityManager, scope: Scope) => familyRows(manager, scope, 'os');

export async function visitorTimes(manager: EntityManager, scope: Scope): Promise<Figure> {
  const hours = await visitorsByWeekHour(manager, scope);
  const { visitors } = await wholeSum(manager, 'total', scope);
  const days = daysSince(await firstDayOfVisits(manager), scope.days);
  return { unit: 'visitors', total: visitors, matrix: weekMatrix(hours, { ...scope, days }) };
}

async function visitorRows(
  manager: EntityManager,
  scope: Scope,
  kind: 'resolution' | 'class' | 'ratio' | 'scheme',
  labelOf: (key: string) => string,
): Promise<Figure> {
  const sums = await sumsByKey(manager, kind, scope);
  const { rows, isTruncated } = rankedRows(
    sums.map(({ name, visitors }) => ({
      key: name,
      label: name === '' ? UNKNOWN : labelOf(name),
      value: visitors,
    })),
  );
  return { unit: 'visitors', total: totalOf(rows), rows, isTruncated };
}

/** Families with their versions. */
async function familyRows(manager: EntityManager, scope: Scope, kind: 'browser' | 'os'): Promise<Figure> {
  const families = new Map<string, NonNullable<FigureRow['children']>>();
  for (const { name, visitors } of await sumsByKey(manager, kind, scope)) {
    const [family = '', version = ''] = keyParts(name);
    const known = families.get(family) ?? [];
    known.push({ key: version, label: version === '' ? UNKNOWN : version, value: visitors });
    families.set(family, known);
  }
  const { rows, isTruncated } = rankedRows(
    [...families].map(([family, children]) => ({
      ...{ key: family, label: browserLabel(family) },
      value: totalOf(children),
      children: children.sort((one, other) => other.value - one.value),
    })),
  );
  return { unit: 'visitors', total: totalOf(rows), rows, isTruncated };
}
