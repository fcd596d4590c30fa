import { useEffect, useRef, useState } from 'react';
import { formatDate, formatTime, formatWeekday } from '@bestellwerk/domain/text/formats';
import { type PreorderWindow, timesOf } from '@bestellwerk/domain/opening-hours/preorder-slots';
import { localTime } from '@bestellwerk/domain/calendar/zoned-time';
import { Dialog } from '../../../shared/dialog/dialog.js';
import { timeMoves, timeOfHour, timeOfMinute } from './time-moves.js';
import { TimeSpinner } from './time-spinner.js';

interface Props {
  /** 'Heute, 21.11.2026' */
  dayText: string;
  windows: readonly PreorderWindow[];
  chosen: Date | null;
  timeZone: string;
  /** The first time of a later day that has one; null if none has. */
  next: Date | null;
  onSave(time: Date): void;
  onClose(): void;
}

/** The possible times of a day. Begins with the first unless another one was chosen. */
export function TimeDialog({ dayText, windows, chosen, timeZone, next, onSave, onClose }: Props) {
  const [draft, setDraft] = useState(chosen);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(), []);

  const times = windows.flatMap(timesOf);
  const time = times.find((one) => one.getTime() === draft?.getTime()) ?? times[0];
  return (
    <Dialog label="Uhrzeit wählen" onClose={onClose}>
      <div ref={content} className="min-h-0 overflow-y-auto p-4 tablet:p-8 tablet:pb-6">
        <h2 className="pr-12 text-2xl">Uhrzeit wählen</h2>
        <p className="mt-1 text-lg font-semibold">{dayText}</p>
        {time ? (
          <>
            <Spinners times={times} time={time} timeZone={timeZone} onMove={setDraft} />
            <WindowList windows={windows} time={time} timeZone={timeZone} onJump={setDraft} />
          </>
        ) : (
          <>
            <p className="mt-4">Zum ausgewählten Tag sind keine Termine verfügbar.</p>
            {next && (
              <button type="button" className="button-plain mt-4" onClick={() => onSave(next)}>
                Nächster Termin: {nextText(next, timeZone)}
              </button>
            )}
          </>
        )}
      </div>
      <footer className="flex justify-between gap-3 border-t-4 border-mustard bg-white p-4 tablet:px-8">
        <button type="button" className="button-plain" onClick={onClose}>
          Abbrechen
        </button>
        <button type="button" className="button-main" disabled={!time} onClick={() => time && onSave(time)}>
          Speichern
        </button>
      </footer>
    </Dialog>
  );
}

interface SpinnersProps {
  times: readonly Date[];
  time: Date;
  timeZone: string;
  onMove(time: Date): void;
}

function Spinners({ times, time, timeZone, onMove }: SpinnersProps) {
  const { hour, minute } = timeMoves(times, time, timeZone);
  const { minutes } = localTime(time, timeZone);
  const [hours, past] = [Math.floor(minutes / 60), minutes % 60];
  return (
    <div
      role="group"
      aria-label={`Uhrzeit ${formatTime(time, timeZone)}`}
      className="mt-4 flex items-center justify-center gap-2"
    >
      <TimeSpinner
        name="Stunde"
        value={hours}
        text={`${hours} Uhr`}
        moves={hour}
        greatestTens={2}
        timeOf={(typed) => timeOfHour(times, time, timeZone, typed)}
        onMove={onMove}
      />
      <span aria-hidden="true" className="text-4xl font-bold">
        :
      </span>
      <TimeSpinner
        name="Minute"
        value={past}
        text={`${past} Minuten`}
        moves={minute}
        greatestTens={5}
        timeOf={(typed) => timeOfMinute(times, time, timeZone, typed)}
        onMove={onMove}
      />
    </div>
  );
}

interface WindowListProps {
  windows: readonly PreorderWindow[];
  time: Date;
  timeZone: string;
  onJump(time: Date): void;
}

const WindowList = ({ windows, time, timeZone, onJump }: WindowListProps) => (
  <>
    <h3 className="mt-6 font-sans font-semibold">Mögliche Zeiten</h3>
    <ul className="mt-2 flex flex-wrap gap-2">
      {windows.map((window) => (
        <li key={window.from.getTime()}>
          <button
            type="button"
            aria-pressed={window.from <= time && time <= window.to}
            onClick={() => onJump(window.from)}
            className="min-h-11 border-2 border-field-line bg-white px-4 font-semibold tabular-nums hover:border-ink hover:bg-mustard-pale aria-pressed:border-ink aria-pressed:bg-mustard-pale"
          >
            {windowText(window, timeZone)}
          </button>
        </li>
      ))}
    </ul>
  </>
);

/** '11:00 – 13:55', both of them times that can be chosen. */
function windowText({ from, to }: PreorderWindow, timeZone: string): string {
  const [first, last] = [formatTime(from, timeZone), formatTime(to, timeZone)];
  return first === last ? first : `${first} – ${last}`;
}

/** 'Mo, 23.11., 11:30' */
const nextText = (at: Date, timeZone: string): string =>
  `${formatWeekday(at, timeZone).slice(0, 2)}, ${formatDate(at, timeZone).slice(0, 6)}, ${formatTime(at, timeZone)}`;
