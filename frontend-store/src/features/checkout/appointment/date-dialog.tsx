import { useEffect, useId, useRef, useState } from 'react';
import { addMonths, formatMonth, monthOf } from '@bestellwerk/domain/calendar/calendar-month';
import type { DayWindows } from '@bestellwerk/domain/opening-hours/preorder-slots';
import type { CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import { Dialog } from '../../../shared/dialog/dialog.js';
import { Icon } from '../../../shared/icon.js';
import { focusCurrentDay, MonthGrid } from './month-grid.js';

interface Props {
  /** Those that can be chosen. */
  days: readonly DayWindows[];
  chosen: CalendarDate | null;
  today: CalendarDate;
  onSave(date: CalendarDate): void;
  onClear(): void;
  onClose(): void;
}

/** A month to choose a day from. */
export function DateDialog({ days, chosen, today, onSave, onClear, onClose }: Props) {
  const possible = new Set(days.map(({ date }) => date));
  const [first, last] = [days[0]?.date ?? today, days.at(-1)?.date ?? today];
  const [draft, setDraft] = useState(chosen !== null && possible.has(chosen) ? chosen : null);
  const [current, setCurrent] = useState(draft ?? first);
  const content = useRef<HTMLDivElement>(null);
  const heading = useId();
  const month = monthOf(current);
  useEffect(() => focusCurrentDay(content.current), []);

  const move = (date: CalendarDate) => setCurrent(date < first ? first : date > last ? last : date);
  const turnTo = (turned: string) =>
    move(days.find(({ date }) => monthOf(date) === turned)?.date ?? `${turned}-01`);
  return (
    <Dialog label="Datum wählen" onClose={onClose}>
      <div ref={content} className="min-h-0 overflow-y-auto p-4 tablet:p-8 tablet:pb-6">
        <h2 className="pr-12 text-2xl">Datum wählen</h2>
        <div className="mt-4 mb-1 flex items-center justify-between">
          <MonthButton
            label="Vorheriger Monat"
            turn="rotate-90"
            isEnabled={month > monthOf(first)}
            onClick={() => turnTo(addMonths(month, -1))}
          />
          <p id={heading} aria-live="polite" className="text-lg font-bold">
            {formatMonth(month)}
          </p>
          <MonthButton
            label="Nächster Monat"
            turn="-rotate-90"
            isEnabled={month < monthOf(last)}
            onClick={() => turnTo(addMonths(month, 1))}
          />
        </div>
        <MonthGrid
          month={month}
          labelledBy={heading}
          possible={possible}
          today={today}
          chosen={draft}
          current={current}
          onMove={move}
          onChoose={(date) => {
            setCurrent(date);
            setDraft(date);
          }}
        />
      </div>
      <footer className="flex justify-between gap-3 border-t-4 border-mustard bg-white p-4 tablet:px-8">
        <button type="button" className="button-plain" onClick={onClear}>
          Auswahl aufheben
        </button>
        <button
          type="button"
          className="button-main"
          disabled={draft === null}
          onClick={() => draft !== null && onSave(draft)}
        >
          Speichern
        </button>
      </footer>
    </Dialog>
  );
}

interface MonthButtonProps {
  label: string;
  turn: string;
  isEnabled: boolean;
  onClick(): void;
}

const MonthButton = ({ label, turn, isEnabled, onClick }: MonthButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={!isEnabled}
    onClick={() => isEnabled && onClick()}
    className="grid size-12 place-items-center hover:bg-mustard aria-disabled:text-line aria-disabled:hover:bg-transparent"
  >
    <span className={turn}>
      <Icon name="chevron" />
    </span>
  </button>
);
