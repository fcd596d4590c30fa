import type { CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { DataSource } from 'typeorm';
import { countAlone } from './counting-connection.js';

/** Months of the days given, each with the last of its days, that are not summed up to that day. */
const missingMonths = `
  SELECT month::text, last_day::text AS "lastDay" FROM (
    SELECT DISTINCT date_trunc('month', date)::date AS month,
      least(date_trunc('month', date)::date + interval '1 month', $2::date)::date - 1 AS last_day
    FROM app.visit_day WHERE date_trunc('month', date) >= $1::date AND date < $2
  ) days
  WHERE NOT EXISTS (SELECT FROM app.visit_month known WHERE known.month = days.month AND known.last_day >= days.last_day)
  ORDER BY 1`;

/** An hour is in no other day: nothing would be added up. */
const summingMonth = `
  INSERT INTO app.visit_month_sum (month, branch, kind, key, visitors, visits, hits, bounces, entries, exits, seconds)
  SELECT $1, branch, kind, key, sum(visitors), sum(visits), sum(hits), sum(bounces), sum(entries), sum(exits), sum(seconds)
  FROM app.visit_sum WHERE date BETWEEN $1::date AND $2::date AND kind <> 'hour'
  GROUP BY branch, kind, key
  ORDER BY kind, branch, key`;

/**
 * Sums the months of a range of days, which begins with a month and whose end is excluded: the last month as far as it is in the range.
 * Counting a summed day again takes the sums of its month away (`countDay`), and the next call makes them again.
 */
export async function sumMonths(
  database: DataSource,
  { from, before }: { readonly from: CalendarDate; readonly before: CalendarDate },
  signal?: AbortSignal,
): Promise<void> {
  const missing: { month: CalendarDate; lastDay: CalendarDate }[] = await database.query(missingMonths, [
    from,
    before,
  ]);
  for (const { month, lastDay } of missing) {
    await countAlone(database, signal, async (client) => {
      const values = [month, lastDay];
      await client.query('DELETE FROM app.visit_month WHERE month = $1 AND last_day < $2', values);
      const { rowCount } = await client.query(
        'INSERT INTO app.visit_month (month, last_day) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        values,
      );
      if (rowCount) await client.query(summingMonth, values);
    });
  }
}
