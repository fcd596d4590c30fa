import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import { type Days, daysIn } from '@bestellwerk/domain/statistics/period';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { until } from '../../server-kit/testing/until.js';
import type { ReadModels } from '../harness/read-models.js';

/** As the product keeps them (backend/src/analytics/hit-tables.ts). */
const HITS_ARE_KEPT_DAYS = 90;
/** A backend that starts counts the last days again of which other hits are there than were counted. */
const COUNTED_AT_START_DAYS = 7;
const HITS_PER_VISIT = 7;

/** Hits of the days whose hits are kept, as many a day as the total makes over all days. */
export async function fillHits(
  client: ReadModels,
  total: number,
  days: Days,
  branches: readonly Branch[],
): Promise<void> {
  await until(async () => (await client.rows<{ is: boolean }>(hasTables))[0]!.is);
  const kept = Math.min(HITS_ARE_KEPT_DAYS, daysIn(days));
  for (let back = 0; back < kept; back++) {
    const date = addDays(days.to, -back);
    for (const table of ['hit', ...(back < COUNTED_AT_START_DAYS ? ['excluded_hit'] : [])]) {
      await client.rows(
        `CREATE TABLE IF NOT EXISTS analytics.${table}_${date.replaceAll('-', '')}
         PARTITION OF analytics.${table} FOR VALUES FROM ('${date}') TO ('${addDays(date, 1)}')`,
      );
    }
  }
  const visitsPerDay = Math.max(1, Math.round(total / daysIn(days) / HITS_PER_VISIT));
  const first = addDays(days.to, 1 - kept);
  await client.rows(insertHits, [
    first,
    kept,
    visitsPerDay,
    branches.map(({ id }) => id),
    branches.map(({ identifier }) => identifier),
  ]);
  await client.rows(insertExcluded, [days.to, Math.min(kept, COUNTED_AT_START_DAYS), visitsPerDay]);
}

/**
 * The sums of all days: the last week is counted by the product, which was started after its hits were there. Earlier days
 * get the sums of the same weekday of that week.
 */
export async function fillVisitSums(client: ReadModels, days: Days): Promise<void> {
  const counted = addDays(days.to, 1 - COUNTED_AT_START_DAYS);
  await until(async () => {
    const [row] = await client.rows<{ days: number }>(countedDays, [counted, days.to]);
    return row!.days === COUNTED_AT_START_DAYS;
  });
  await client.rows(copySums, [days.from, days.to, COUNTED_AT_START_DAYS]);
  await client.rows(copyDays, [days.from, days.to, COUNTED_AT_START_DAYS]);
}

/** Resolves when the product has added up the days of each month, as it does once a day. */
export async function untilMonthsAreSummed(client: ReadModels): Promise<void> {
  await until(async () => (await client.rows<{ are: boolean }>(areMonthsSummed))[0]!.are);
}

const areMonthsSummed = `
  SELECT count(*) > 1 AND count(*) = count(month) AS are
  FROM (SELECT DISTINCT date_trunc('month', date)::date AS begins FROM app.visit_day
    WHERE date >= date_trunc('month', now() - interval '24 months')
      AND date <= (SELECT max(date) - 2 FROM app.visit_day)) summed
  LEFT JOIN app.visit_month ON month = begins`;

const hasTables = `SELECT to_regclass('analytics.excluded_hit_at') IS NOT NULL AS is`;
const countedDays =
  'SELECT count(*)::int AS days FROM app.visit_day WHERE hits > 0 AND date BETWEEN $1 AND $2';

/**
 * Visits of 2 to 12 hits: the device, the page they come to, and what they do then. Every page of the shop and one that it
 * does not have, 10 events.
 */
const insertHits = `
  INSERT INTO analytics.hit (date, at, visitor, host, type, category, action, path, branch, context, is_arrival, source,
    medium, campaign, browser, browser_version, os, os_version, device, data)
  SELECT date, (date + at + number * interval '35 seconds') AT TIME ZONE 'UTC', visitor, 'linde.example',
    CASE WHEN number = 0 THEN 'device' ELSE 'event' END,
    CASE WHEN number = 0 THEN 'device' WHEN number = 1 OR what < 0.65 THEN 'page' ELSE 'shop' END,
    CASE WHEN number = 0 THEN 'device-init' WHEN number = 1 OR what < 0.35 THEN 'page_view'
      WHEN what < 0.65 THEN 'engagement'
      ELSE (ARRAY['add_to_cart', 'initiate_checkout', 'purchase', 'view_product', 'remove_from_cart', 'search', 'filter',
        'share', 'login', 'review'])[1 + floor(10 * which * which)::int] END,
    CASE WHEN which < 0.35 OR number < 2 THEN '/store/' || shop WHEN which < 0.5 THEN '/store/' || shop || '/checkout'
      WHEN which < 0.6 THEN '/' WHEN which < 0.65 THEN '/status/*'
      ELSE '/site/' || (ARRAY['allergens', 'imprint', 'privacy', 'terms-and-conditions', 'menu.php'])[1 + floor(5 * what * what)::int] END,
    branch, CASE WHEN turn < 0.8 THEN 'web' WHEN turn < 0.9 THEN 'pwa' WHEN turn < 0.97 THEN 'table' ELSE 'self-service' END,
    number = 1, CASE WHEN number = 1 THEN source END,
    CASE WHEN number = 1 AND source = 'flyer' THEN 'print' END, CASE WHEN number = 1 AND source = 'flyer' THEN 'herbst' END,
    (ARRAY['Chrome', 'Safari', 'Firefox', 'Edge'])[1 + floor(4 * device)::int], (130 + floor(6 * turn))::text,
    (ARRAY['Android', 'iOS', 'Windows', 'macOS'])[1 + floor(4 * device)::int], (12 + floor(5 * turn))::text,
    CASE WHEN device < 0.5 THEN 'mobile' ELSE 'desktop' END,
    CASE WHEN number = 0 THEN jsonb_build_object('screenWidth', width, 'screenHeight', width * 2, 'windowInnerWidth', width,
        'windowDevicePixelRatio', 1 + floor(8 * turn) / 4, 'darkMode', turn < 0.35)
      WHEN number > 1 AND what BETWEEN 0.35 AND 0.65 THEN jsonb_build_object('activeSeconds', 3 + floor(60 * which))
      ELSE '{}' END
  FROM (
    SELECT visit.*, number, ($4::uuid[])[place] AS branch, ($5::text[])[place] AS shop, 360 + 40 * floor(40 * device * device)::int AS width,
      (ARRAY[NULL, 'Google', 'Instagram', 'Facebook', 'flyer', 'newsletter', 'Bing', 'tripadvisor.at', 'falter.at', 'herold.at',
        'standard.at', 'orf.at'])[1 + floor(12 * origin * origin)::int] AS source,
      random() AS what, random() AS which
    FROM (
      SELECT $1::date + day AS date, decode(md5(day || ' ' || visitor), 'hex') AS visitor,
        (random() + random() + random()) / 3 * interval '22 hours' AS at, 2 + floor(11 * random())::int AS hits,
        1 + floor(cardinality($4::uuid[]) * random())::int AS place, random() AS device, random() AS turn, random() AS origin
      FROM generate_series(0, $2::int - 1) day, generate_series(1, $3::int) visitor
    ) visit, LATERAL generate_series(0, hits - 1) number
  ) hit`;

const insertExcluded = `
  INSERT INTO analytics.excluded_hit (date, at, reason, type, category, action)
  SELECT $1::date - day, ($1::date - day + interval '12 hours') AT TIME ZONE 'UTC',
    (ARRAY['bot', 'staff', 'opted-out', 'too-fast', 'spam'])[1 + number % 5], 'event', 'page', 'page_view'
  FROM generate_series(0, $2::int - 1) day, generate_series(1, $3::int) number`;

/** Days before the counted week, each with the day of that week that it is like. */
const earlierDays = `
  SELECT $1::date + number AS date, $2::date - ($2::date - $1::date - number) % $3::int AS alike
  FROM generate_series(0, $2::date - $1::date - $3::int) number`;

const copySums = `
  INSERT INTO app.visit_sum (date, branch, kind, key, visitors, visits, hits, bounces, entries, exits, seconds)
  SELECT day.date, branch, kind,
    CASE WHEN kind = 'hour' THEN (left(key, 10)::date + (day.date - alike))::text || substr(key, 11) ELSE key END,
    visitors, visits, hits, bounces, entries, exits, seconds
  FROM (${earlierDays}) day JOIN app.visit_sum sum ON sum.date = alike`;

const copyDays = `
  INSERT INTO app.visit_day (date, hits, last_hit, excluded, counted_at)
  SELECT day.date, hits, last_hit, excluded, counted_at FROM (${earlierDays}) day JOIN app.visit_day known ON known.date = alike
  ON CONFLICT DO NOTHING`;
