import type { HoursEntry } from '@bestellwerk/domain/opening-hours/opening-hours';
import { comparedHours } from '@bestellwerk/domain/opening-hours/opening-table';
import type { z } from 'zod';
import classes from './readable.module.css';
import { NOTHING } from './record-names.js';

interface Properties {
  schema: z.ZodType;
  value: unknown;
  /** Other values of the same field in sight: days on which all are the same are left out. */
  beside: readonly unknown[];
}

/** The effective hours, one line per group of days. */
export function HoursLines({ schema, value, beside }: Properties) {
  const hours = hoursOf(value);
  if (hours === null || hours.length === 0) {
    if (schema.safeParse(null).success) return 'gilt immer';
    if (hours === null) return NOTHING;
  }
  const others = beside.map(hoursOf);
  const compared = others.every((one) => one !== null && one.length > 0) ? (others as HoursEntry[][]) : [];
  const [lines = []] = comparedHours([hours, ...compared]);
  return (
    <ul className={classes.hours}>
      {lines.map(({ days, hours: words }) => (
        <li key={days}>
          <strong>{days}</strong> {words}
        </li>
      ))}
    </ul>
  );
}

const hoursOf = (value: unknown): HoursEntry[] | null =>
  Array.isArray(value) ? (value as HoursEntry[]) : null;
