import { formatTime } from '@bestellwerk/domain/rules/formats';
import { Age, ageWords } from '../../shared/orders/age.js';
import { useTimeZone } from '../../shared/orders/use-time-zone.js';
import type { Standing } from './columns.js';

interface Properties {
  placedAt: string;
  /** Milliseconds since 1970. */
  dueAt: number;
  isChosen: boolean;
  minutesLate: number;
  standing: Standing;
}

/** '4 min', '1 h 07' */
const lateWords = (minutes: number): string =>
  minutes < 60 ? `${minutes}\u00a0min` : ageWords(minutes * 60_000);

/** When an order is due, or how late it is; its age while it is wanted as soon as possible. */
export function DueWords({ placedAt, dueAt, isChosen, minutesLate, standing }: Properties) {
  const time = formatTime(new Date(dueAt), useTimeZone());
  if (standing === 'late')
    return (
      <>
        <strong>{lateWords(minutesLate)}</strong>
        <span>zu spät</span>
      </>
    );
  return (
    <>
      {isChosen ? <strong>{time}</strong> : <Age since={placedAt} />}
      <span>{standing === 'overdue' ? 'Überfällig' : isChosen ? 'fällig' : `bis ${time}`}</span>
    </>
  );
}
