import { useRef, useState } from 'react';
import type { TypedTime } from './time-moves.js';

/** Digits that come later begin a new number. */
const PAUSE = 2_000;

interface Options {
  /** The greatest first digit of a number of two digits. */
  greatestTens: number;
  timeOf(typed: number): TypedTime;
  onMove(time: Date): void;
}

/**
 * A number of up to two digits that is typed without a field. It leads to its time at once where there is one; to the
 * nearest when no digit can follow or the place is left.
 */
export function useTypedNumber({ greatestTens, timeOf, onMove }: Options) {
  const [digits, setDigits] = useState('');
  const typedAt = useRef(0);
  const moveTo = ({ time }: TypedTime): void => {
    if (time) onMove(time);
  };
  return {
    /** What is typed so far and leads nowhere yet; empty otherwise. */
    begun: digits !== '' && !timeOf(Number(digits)).isExact ? digits : '',
    type(digit: string, at: number): void {
      const text = digits !== '' && at - typedAt.current < PAUSE ? digits + digit : digit;
      typedAt.current = at;
      const found = timeOf(Number(text));
      const isWhole = text.length === 2 || Number(text) > greatestTens;
      if (isWhole || found.isExact) moveTo(found);
      setDigits(isWhole ? '' : text);
    },
    leave(): void {
      if (digits !== '') moveTo(timeOf(Number(digits)));
      setDigits('');
    },
    forget(): void {
      setDigits('');
    },
  };
}
