import { useRef } from 'react';
import { lengthQuestion } from '@bestellwerk/domain/working-time/record-problems';
import type { ActivityEntry } from './timesheet-api.js';

/** Asks once about times that make a very long shift; sent again as they are, they are meant. Returns the question or null. */
export function useLengthQuestion(): (entry: ActivityEntry) => string | null {
  const asked = useRef('');
  return (entry) => {
    const times = `${entry.startedAt} ${entry.endedAt}`;
    if (asked.current === times) return null;
    asked.current = times;
    return lengthQuestion(entry);
  };
}
