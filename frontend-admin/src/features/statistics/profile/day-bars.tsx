import type { CSSProperties } from 'react';
import { barOf, hourMarks } from './activity-bar.js';
import classes from './profile.module.css';

interface Properties {
  /** The business day. */
  day: { businessDate: string; timeZone: string };
  planned?: { startsAt: string; endsAt: string } | null;
  worked?: { startsAt: string; endsAt: string } | null;
}

/** A business day with what was planned and what was worked in it. The times are said as text beside it. */
export const DayBars = ({ day, planned, worked }: Properties) => (
  <div aria-hidden>
    <div className={classes.bars}>
      {planned && <span data-planned style={barStyle(barOf(day, planned.startsAt, planned.endsAt))} />}
      {worked && <span style={barStyle(barOf(day, worked.startsAt, worked.endsAt))} />}
    </div>
    <div className={classes.hours}>
      {hourMarks(day).map((hour) => (
        <span key={hour} data-hour={hour} />
      ))}
    </div>
  </div>
);

const barStyle = ({ from, to }: { from: number; to: number }) =>
  ({ '--from': `${from * 100}%`, '--to': `${to * 100}%` }) as CSSProperties;
