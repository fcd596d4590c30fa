import type { ProfileShift } from '@bestellwerk/domain/contracts/user-profile.schema';
import { unitWords } from '@bestellwerk/domain/calendar/day-units';
import { formatTime } from '@bestellwerk/domain/text/formats';
import { useBranchNames } from '../../../shared/branches/use-branches.js';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import { durationWords } from '../frame/figure-words.js';
import { DayBars } from './day-bars.js';
import classes from './profile.module.css';

interface Properties {
  label: string;
  shifts: readonly ProfileShift[];
}

/** Planned shifts without work, each as a bar of its day. */
export function PlannedShifts({ label, shifts }: Properties) {
  const branchName = useBranchNames();
  const timeZone = useTimeZone();
  const time = (instant: string) => formatTime(new Date(instant), timeZone);
  return (
    <ol className={classes.activities} aria-label={label}>
      {shifts.map((shift) => (
        <li key={shift.startsAt}>
          <div className={classes.line}>
            <span>{unitWords(shift.businessDate, 'day')}</span>
            <span>
              {[`${time(shift.startsAt)} bis ${time(shift.endsAt)}`, branchName(shift.branch)]
                .filter(Boolean)
                .join(', ')}
            </span>
            <strong>{durationWords(shift.plannedMinutes)}</strong>
          </div>
          <DayBars day={{ businessDate: shift.businessDate, timeZone }} planned={shift} />
        </li>
      ))}
    </ol>
  );
}
