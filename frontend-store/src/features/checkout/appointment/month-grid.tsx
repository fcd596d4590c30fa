import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  type CalendarMonth,
  mondayOf,
  monthOf,
  weeksOfMonth,
} from '@bestellwerk/domain/calendar/calendar-month';
import { formatDate, formatWeekday } from '@bestellwerk/domain/text/formats';
import { addDays, type CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import { dayAfterKey } from './calendar-keys.js';

interface Props {
  month: CalendarMonth;
  labelledBy: string;
  possible: ReadonlySet<CalendarDate>;
  today: CalendarDate;
  chosen: CalendarDate | null;
  /** The day in the tab order (roving tabindex); the arrow keys move it. */
  current: CalendarDate;
  onMove(date: CalendarDate): void;
  onChoose(date: CalendarDate): void;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const dayName = (date: CalendarDate): string => formatWeekday(new Date(date), 'UTC');

/** The days of a month under their weekdays, with the numbers of the weeks. */
export function MonthGrid({ month, labelledBy, current, onMove, ...day }: Props) {
  const grid = useRef<HTMLTableElement>(null);
  const weeks = weeksOfMonth(month);
  const move = (event: KeyboardEvent): void => {
    const date = dayAfterKey(event.key, current);
    if (date === null) return;
    event.preventDefault();
    flushSync(() => onMove(date));
    focusCurrentDay(grid.current);
  };
  return (
    <div className="min-h-[19.5rem]">
      <table
        ref={grid}
        role="grid"
        aria-labelledby={labelledBy}
        onKeyDown={move}
        className="w-full table-fixed border-separate border-spacing-0.5 tabular-nums"
      >
        <thead>
          <tr className="text-sm [&>th]:h-8 [&>th]:font-semibold">
            <th scope="col" className="w-8 text-ink-soft">
              <abbr title="Kalenderwoche" className="no-underline">
                KW
              </abbr>
            </th>
            {WEEK.map((days) => {
              const name = dayName(addDays(mondayOf(current), days));
              return (
                <th key={name} scope="col">
                  <abbr title={name} className="no-underline">
                    {name.slice(0, 2)}
                  </abbr>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ number, dates }) => (
            <tr key={number}>
              <th scope="row" className="text-sm font-normal text-ink-soft">
                {number}
              </th>
              {dates.map((date) =>
                monthOf(date) === month ? (
                  <Day key={date} date={date} isCurrent={date === current} {...day} />
                ) : (
                  <td key={date} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Moves the focus to the day in the tab order. */
export const focusCurrentDay = (within: HTMLElement | null): void =>
  within?.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]')?.focus();

interface DayProps extends Pick<Props, 'possible' | 'today' | 'chosen' | 'onChoose'> {
  date: CalendarDate;
  isCurrent: boolean;
}

function Day({ date, isCurrent, possible, today, chosen, onChoose }: DayProps) {
  const isPossible = possible.has(date);
  return (
    <td role="gridcell" aria-selected={date === chosen} className="p-0">
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={`${dayName(date)}, ${formatDate(new Date(date), 'UTC')}`}
        aria-current={date === today ? 'date' : undefined}
        aria-pressed={date === chosen}
        aria-disabled={!isPossible}
        onClick={() => isPossible && onChoose(date)}
        className="relative grid h-11 w-full focus-visible:z-10 place-items-center border-2 border-field-line bg-white font-bold hover:border-ink hover:bg-mustard-pale aria-disabled:border-transparent aria-disabled:bg-transparent aria-disabled:font-normal aria-disabled:text-field-line aria-pressed:border-ink aria-pressed:bg-mustard aria-[current]:after:absolute aria-[current]:after:bottom-1 aria-[current]:after:h-1 aria-[current]:after:w-4 aria-[current]:after:bg-plum"
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}
