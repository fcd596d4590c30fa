import type { KeyboardEvent } from 'react';
import { Icon } from '../../../shared/icon.js';
import type { Moves, TypedTime } from './time-moves.js';
import { useTypedNumber } from './use-typed-number.js';

interface Props {
  /** 'Stunde' or 'Minute' */
  name: string;
  value: number;
  /** How the value is read out. */
  text: string;
  moves: Moves;
  /** The greatest first digit of a number of two digits. */
  greatestTens: number;
  timeOf(typed: number): TypedTime;
  onMove(time: Date): void;
}

/** A part of the time with up and down and digits to type, which lead to possible times only. */
export function TimeSpinner({ name, value, text, moves, greatestTens, timeOf, onMove }: Props) {
  const typed = useTypedNumber({ greatestTens, timeOf, onMove });
  const keys: Record<string, Date | null> = {
    ArrowUp: moves.later,
    ArrowDown: moves.earlier,
    Home: moves.first,
    End: moves.last,
  };
  const move = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (/^\d$/.test(event.key)) {
      event.preventDefault();
      return typed.type(event.key, event.timeStamp);
    }
    if (!(event.key in keys)) return;
    event.preventDefault();
    typed.forget();
    const time = keys[event.key];
    if (time) onMove(time);
  };
  return (
    <div className="grid justify-items-center">
      <StepButton label={`${name} später`} turn="rotate-180" to={moves.later} onMove={onMove} />
      <div
        role="spinbutton"
        tabIndex={0}
        aria-label={name}
        aria-valuenow={value}
        aria-valuetext={text}
        onKeyDown={move}
        onBlur={typed.leave}
        className="border-2 border-ink bg-white px-4 py-2 text-4xl font-bold tabular-nums"
      >
        {typed.begun ? typed.begun.padEnd(2, '–') : String(value).padStart(2, '0')}
      </div>
      <StepButton label={`${name} früher`} turn="" to={moves.earlier} onMove={onMove} />
    </div>
  );
}

interface StepButtonProps {
  label: string;
  turn: string;
  to: Date | null;
  onMove(time: Date): void;
}

const StepButton = ({ label, turn, to, onMove }: StepButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={to === null}
    onClick={() => to && onMove(to)}
    className="grid h-12 w-20 place-items-center hover:bg-mustard aria-disabled:text-line aria-disabled:hover:bg-transparent"
  >
    <span className={turn}>
      <Icon name="chevron" size={24} />
    </span>
  </button>
);
