import type { CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { DataSource } from 'typeorm';
import { countAlone } from './counting-connection.js';

/** Months that are over in the days given, all of whose days are still kept, and that are not summed. */
const missingMonths = `
  SELECT DISTINCT date_trunc('month', date)::date::text AS month FROM app.visit_day
  WHERE date_trunc('month', date) >= $1::date AND date_trunc('month', date) + interval '1 month' <= $2::date
    AND date_trunc('month', date)::date NOT IN (SELECT month FROM app.visit_month)
  ORDER BY 1`;

/** An hour is in no other day: nothing would be added up. */
const summingMonth = `
  INSERT INTO app.visit_month_sum (month, branch, kind, key, visitors, visits, hits, bounces, entries, exits, seconds)
  SELECT $1, branch, kind, key, sum(visitors), sum(visits), sum(hits), sum(bounces), sum(entries), sum(exits), sum(seconds)
  FROM app.visit_sum WHERE date >= $1::date AND date < $1::date + interval '1 month' AND kind <> 'hour'
  GROUP BY branch, kind, key
  ORDER BY kind, branch, key`;

/**
 * Sums the months that lie whole in a range of days, its end excluded, and that are not summed yet. Counting a day of a
 * month again takes its sums away (`countDay`), and the next call makes them again.
 */
export async function sumMonths(
  database: DataSource,
  { from, before }: { readonly from: CalendarDate; readonly before: CalendarDate },
  signal?: AbortSignal,
): Promise<void> {
  const missing: { month: CalendarDate }[] = await database.query(missingMonths, [from, before]);
  for (const { month } of missing) {
    await countAlone(database, signal, async (client) => {
      const { rowCount } = await client.query(
        'INSERT INTO app.visit_month (month) VALUES ($1) ON CONFLICT DO NOTHING',
        [month],
      );
      if (rowCount) await client.query(summingMonth, [month]);
    });
  }
}
