import {
  ADD_TO_CART,
  ENGAGEMENT,
  INITIATE_CHECKOUT,
  PAGE_VIEW,
  PURCHASE,
  SCROLL,
} from '@bestellwerk/domain/analytics/actions';
import { UNKNOWN_PAGE } from '@bestellwerk/domain/analytics/shop-page';
import {
  FLOW_EXIT,
  FLOW_STEPS,
  funnelSteps,
  KEY_SEPARATOR,
  VISIT_PAUSE_MINUTES,
  WHOLE_SHOP,
} from '@bestellwerk/domain/analytics/visit-sums';
import { OTHER } from '@bestellwerk/domain/statistics/rows';
import type { CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { DataSource } from 'typeorm';
import { countAlone } from './counting-connection.js';

const between = `'${KEY_SEPARATOR}'`;
const isView = `(type = 'event' AND action = '${PAGE_VIEW}')`;
/** Something that the visitor did. */
const isInteraction = `(type = 'event' AND action NOT IN ('${PAGE_VIEW}', '${ENGAGEMENT}'))`;
/** The same without reading on: every menu is scrolled, so that nearly no visit would be a bounce. */
const isStep = `(${isInteraction} AND action <> '${SCROLL}')`;
const inVisit = 'PARTITION BY scope, visitor, visit ORDER BY at, id';

/**
 * The hits of a day, once for the whole shop and once for their branch, with the number of their visit. Their `page` is the
 * path; anything that the shop does not have, which clients can send too, is one page.
 */
const visitHits = `
  counted_hit AS NOT MATERIALIZED (
    SELECT *, CASE WHEN path IS NULL OR $2::text[] IS NULL OR path = ANY ($2) THEN path ELSE '${UNKNOWN_PAGE}' END AS page
    FROM analytics.hit WHERE date = $1
  ), scoped AS (
    SELECT '${WHOLE_SHOP}'::uuid AS scope, h.* FROM counted_hit h
    UNION ALL
    SELECT branch, h.* FROM counted_hit h WHERE branch IS NOT NULL
  ), begun AS (
    SELECT *, lag(at) OVER own IS NULL
        OR at - lag(at) OVER own > interval '${VISIT_PAUSE_MINUTES} minutes'
        OR is_arrival AND source IS NOT NULL
          AND (source, medium, campaign) IS DISTINCT FROM (lag(source) OVER own, lag(medium) OVER own, lag(campaign) OVER own)
      AS begins
    FROM scoped WINDOW own AS (PARTITION BY scope, visitor ORDER BY at, id)
  ), visit_hit AS MATERIALIZED (
    SELECT *, count(*) FILTER (WHERE begins) OVER (PARTITION BY scope, visitor ORDER BY at, id) AS visit FROM begun
  )`;

const first = (expression: string, which: string) =>
  `(array_agg(${expression} ORDER BY at, id) FILTER (WHERE ${which}))[1]`;
const last = (expression: string, which: string) =>
  `(array_agg(${expression} ORDER BY at DESC, id DESC) FILTER (WHERE ${which}))[1]`;
const firstAt = (which: string) => `min(at) FILTER (WHERE ${which})`;
const interaction = (action: string) => firstAt(`type = 'event' AND action = '${action}'`);
const isArrivalFromElsewhere = 'is_arrival AND source IS NOT NULL';

/** One row for each visit. A step of the funnel counts from the one before on. */
const visits = `
  visit_of AS MATERIALIZED (
    SELECT scope, visitor, visit, min(at) AS began_at,
      count(*) FILTER (WHERE ${isView}) AS views,
      coalesce(bool_or(${isStep}), false) AS has_interaction,
      ${first('page', `${isView} AND page IS NOT NULL`)} AS entry,
      ${last('page', `${isView} AND page IS NOT NULL`)} AS exit,
      coalesce(${first('source', isArrivalFromElsewhere)}, '') AS source,
      coalesce(${first("coalesce(medium, '')", isArrivalFromElsewhere)}, '') AS medium,
      coalesce(${first("coalesce(campaign, '')", isArrivalFromElsewhere)}, '') AS campaign,
      ${first('context', 'true')} AS context,
      ${firstAt(`${isView} AND page ~ '^/store/[^/]+$'`)} AS menu_at,
      ${interaction(ADD_TO_CART)} AS cart_at, ${interaction(INITIATE_CHECKOUT)} AS checkout_at, ${interaction(PURCHASE)} AS order_at
    FROM visit_hit GROUP BY scope, visitor, visit
  )`;

/** The last word of each device. */
const devices = `
  device AS (
    SELECT DISTINCT ON (scope, visitor) scope, data FROM visit_hit WHERE type = 'device'
    ORDER BY scope, visitor, at DESC, id DESC
  )`;

/** Nodes of a step that a day keeps by their names; all others are one. Statistics show fewer of each step. */
const MOST_NODES_OF_DAY = 20;

/** What each visit went through, one after the other, without repetitions. */
const flow = `
  node AS (
    SELECT scope, visitor, visit, at, id, CASE WHEN ${isView} THEN page ELSE category || '/' || action END AS node
    FROM visit_hit WHERE ${isView} AND page IS NOT NULL OR ${isStep}
  ), step AS (
    SELECT *, row_number() OVER (${inVisit}) AS step FROM (
      SELECT *, lag(node) OVER (${inVisit}) IS DISTINCT FROM node AS is_new FROM node
    ) changed WHERE is_new
  ), node_rank AS (
    SELECT scope, step, node, row_number() OVER (PARTITION BY scope, step ORDER BY count(*) DESC, node) AS place
    FROM step WHERE step <= ${FLOW_STEPS} GROUP BY scope, step, node
  ), named_step AS (
    SELECT step.scope, visitor, visit, step.step,
      CASE WHEN place <= ${MOST_NODES_OF_DAY} THEN step.node ELSE '${OTHER}' END AS node
    FROM step JOIN node_rank USING (scope, step, node)
  ), edge AS (
    SELECT scope, step, node, lead(node) OVER (PARTITION BY scope, visitor, visit ORDER BY step) AS next FROM named_step
  )`;

const version = (family: string, number: string) =>
  `coalesce(${family}, '') || ${between} || coalesce(${number}, '')`;
const windowClass = `CASE
  WHEN (data ->> 'windowInnerWidth') IS NULL THEN ''
  WHEN (data ->> 'windowInnerWidth')::numeric < 720 THEN '0'
  WHEN (data ->> 'windowInnerWidth')::numeric < 1024 THEN '720'
  WHEN (data ->> 'windowInnerWidth')::numeric < 1600 THEN '1024'
  ELSE '1600' END`;
const funnel = funnelSteps.map((name, index) => {
  const reached = funnelSteps.slice(0, index + 1).map((step) => `${step}_at IS NOT NULL`);
  return `SELECT scope, 'funnel', '${name}', count(DISTINCT visitor), count(*), 0, 0, 0, 0, 0
    FROM visit_of WHERE ${reached.join(' AND ')} GROUP BY scope`;
});

/** Scope, kind, key, visitors, visits, hits, bounces, entries, exits, seconds; what is zero is left out. */
const parts = [
  `SELECT scope, 'total', '', count(DISTINCT visitor), count(*), sum(views),
     count(*) FILTER (WHERE views = 1 AND NOT has_interaction), 0, 0, 0 FROM visit_of GROUP BY scope`,
  `SELECT scope, 'total', '', 0, 0, 0, 0, 0, 0, sum((data ->> 'activeSeconds')::numeric)
     FROM visit_hit WHERE data ? 'activeSeconds' GROUP BY scope`,
  `SELECT scope, 'hour', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24'), count(DISTINCT visitor), 0,
     count(*) FILTER (WHERE ${isView}), 0, 0, 0, 0 FROM visit_hit GROUP BY 1, 3`,
  `SELECT scope, 'hour', to_char(began_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24'), 0, count(*), 0, 0, 0, 0, 0
     FROM visit_of GROUP BY 1, 3`,
  `SELECT scope, 'page', page, count(DISTINCT visitor), count(DISTINCT (visitor, visit)), count(*), 0, 0, 0, 0
     FROM visit_hit WHERE ${isView} AND page IS NOT NULL GROUP BY scope, page`,
  `SELECT scope, 'page', entry, 0, 0, 0, count(*) FILTER (WHERE views = 1 AND NOT has_interaction), count(*), 0, 0
     FROM visit_of WHERE entry IS NOT NULL GROUP BY scope, entry`,
  `SELECT scope, 'page', exit, 0, 0, 0, 0, 0, count(*), 0 FROM visit_of WHERE exit IS NOT NULL GROUP BY scope, exit`,
  `SELECT scope, 'page', page, 0, 0, 0, 0, 0, 0, sum((data ->> 'activeSeconds')::numeric)
     FROM visit_hit WHERE page IS NOT NULL AND data ? 'activeSeconds' GROUP BY scope, page`,
  // A browser can say as often as it likes that it ordered; of one visit it is believed once.
  `SELECT scope, 'event', category || ${between} || action, count(DISTINCT visitor), count(DISTINCT (visitor, visit)),
     CASE action WHEN '${PURCHASE}' THEN count(DISTINCT (visitor, visit)) ELSE count(*) END, 0, 0, 0, 0
     FROM visit_hit WHERE ${isInteraction} GROUP BY scope, category, action`,
  `SELECT scope, 'resolution', coalesce((data ->> 'screenWidth') || 'x' || (data ->> 'screenHeight'), ''), count(*),
     0, 0, 0, 0, 0, 0 FROM device GROUP BY 1, 3`,
  `SELECT scope, 'class', ${windowClass}, count(*), 0, 0, 0, 0, 0, 0 FROM device GROUP BY 1, 3`,
  `SELECT scope, 'ratio', coalesce(trim_scale(round((data ->> 'windowDevicePixelRatio')::numeric * 4) / 4)::text, ''),
     count(*), 0, 0, 0, 0, 0, 0 FROM device GROUP BY 1, 3`,
  `SELECT scope, 'scheme', coalesce(data ->> 'darkMode', ''), count(*), 0, 0, 0, 0, 0, 0 FROM device GROUP BY 1, 3`,
  `SELECT scope, 'source', source, count(DISTINCT visitor), count(*), sum(views),
     count(*) FILTER (WHERE views = 1 AND NOT has_interaction), 0, 0, 0 FROM visit_of GROUP BY scope, source`,
  `SELECT scope, 'campaign', source || ${between} || medium || ${between} || campaign, count(DISTINCT visitor), count(*),
     sum(views), 0, 0, 0, 0 FROM visit_of WHERE medium <> '' OR campaign <> '' GROUP BY scope, source, medium, campaign`,
  `SELECT scope, 'browser', ${version('browser', 'browser_version')}, count(DISTINCT visitor), 0, 0, 0, 0, 0, 0
     FROM visit_hit GROUP BY 1, 3`,
  `SELECT scope, 'os', ${version('os', 'os_version')}, count(DISTINCT visitor), 0, 0, 0, 0, 0, 0
     FROM visit_hit GROUP BY 1, 3`,
  `SELECT scope, 'context', context, count(DISTINCT visitor), count(*), sum(views), 0, 0, 0, 0
     FROM visit_of GROUP BY scope, context`,
  `SELECT scope, 'flow', step || ${between} || node || ${between} || coalesce(next, '${FLOW_EXIT}'), 0, count(*),
     0, 0, 0, 0, 0 FROM edge WHERE step < ${FLOW_STEPS} GROUP BY scope, step, node, next`,
  ...funnel,
  `SELECT '${WHOLE_SHOP}'::uuid, 'excluded', reason, 0, 0, count(*), 0, 0, 0, 0
     FROM analytics.excluded_hit WHERE date = $1 GROUP BY reason`,
];

const countingDay = `
  WITH ${[visitHits, visits, devices, flow].join(',')},
  part (scope, kind, key, visitors, visits, hits, bounces, entries, exits, seconds) AS (
    ${parts.join('\n    UNION ALL ')}
  ), counted AS (
    INSERT INTO app.visit_day (date, hits, last_hit, excluded, counted_at)
    SELECT $1, count(*), coalesce(max(id), 0),
      (SELECT count(*) FROM analytics.excluded_hit WHERE date = $1), now()
    FROM visit_hit WHERE scope = '${WHOLE_SHOP}'
    ON CONFLICT (date) DO UPDATE SET hits = excluded.hits, last_hit = excluded.last_hit,
      excluded = excluded.excluded, counted_at = excluded.counted_at
  )
  INSERT INTO app.visit_sum (date, branch, kind, key, visitors, visits, hits, bounces, entries, exits, seconds)
  SELECT $1, scope, kind, key, sum(visitors), sum(visits), sum(hits), sum(bounces), sum(entries), sum(exits),
    round(sum(seconds))
  FROM part GROUP BY scope, kind, key
  -- What is read together lies together.
  ORDER BY scope, kind, key`;

export interface DayToCount {
  /** Those that the shop has; all others are one. Without them each path is a page of its own. */
  readonly pages?: readonly string[];
  readonly signal?: AbortSignal;
}

/**
 * Counts one day again, whole: the same hits always lead to the same sums, so that a count that is broken off or done twice
 * changes nothing. One node counts at a time. The sums of the day's month are no longer right afterwards, and go.
 */
export const countDay = (
  database: DataSource,
  date: CalendarDate,
  { pages, signal }: DayToCount = {},
): Promise<void> =>
  countAlone(database, signal, async (client) => {
    await client.query('DELETE FROM app.visit_sum WHERE date = $1', [date]);
    await client.query(countingDay, [date, pages ?? null]);
    await client.query('DELETE FROM app.visit_month WHERE $1::date BETWEEN month AND last_day', [date]);
  });
