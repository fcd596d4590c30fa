import type { HoursPlan } from '@bestellwerk/domain/opening-hours/hours-plan';
import { weekInOrder, weekOf } from '@bestellwerk/domain/opening-hours/hours-plan';
import type { Weekday } from '@bestellwerk/domain/calendar/zoned-time';
import { DayMenu } from './day-menu.js';
import classes from './hours.module.css';
import { SlotList } from './slot-list.js';
import { weekdayWords } from './hours-entry.js';

interface Properties {
  week: HoursPlan['week'];
  isRefused: boolean;
  onChange(week: HoursPlan['week']): void;
}

const toBeginWith = { from: '10:00', to: '22:00' };

/** Monday to Sunday, each with its hours. */
export function WeekFields({ week, isRefused, onChange }: Properties) {
  const usual = weekInOrder.map((day) => week[day][0]).find((slot) => slot !== undefined) ?? toBeginWith;
  const copy = (from: Weekday, to: readonly Weekday[]) =>
    onChange(weekOf((day) => (to.includes(day) ? week[from] : week[day])));
  return (
    <ul className={classes.week} aria-label="Woche">
      {weekInOrder.map((day) => (
        <li key={day} className={classes.day}>
          <strong>{weekdayWords[day]}</strong>
          <SlotList
            day={weekdayWords[day]}
            slots={week[day]}
            usual={usual}
            isRefused={isRefused}
            onChange={(slots) => onChange({ ...week, [day]: slots })}
          />
          <DayMenu
            day={day}
            isClosed={week[day].length === 0}
            onCopy={(days) => copy(day, days)}
            onClose={() => onChange({ ...week, [day]: [] })}
          />
        </li>
      ))}
    </ul>
  );
}
