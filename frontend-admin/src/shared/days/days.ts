import { useSearchParams } from 'react-router';
import { isCalendarDate, typedDateText } from '@bestellwerk/domain/calendar/typed-date';
import { addDays, FIRST_DAY, LAST_DAY } from '@bestellwerk/domain/calendar/zoned-time';
import { useToday } from '../shop/shop-api.js';

/** Calendar days (YYYY-MM-DD), both included. */
export interface Days {
  from: string;
  to: string;
}

/** Longer ranges are refused by the server, but for those that allow more. */
const MOST_DAYS = 366;

/** The days in the URL, or the last few; changing them returns to the first page of a list. */
export function useDaysInAddress(
  usualLength: number,
  mostDays: number = MOST_DAYS,
): [days: Days, choose: (days: Days) => void, today: string, isRefused: boolean] {
  const today = useToday();
  const [parameters, setParameters] = useSearchParams();
  const read = readDays(parameters, { from: addDays(today, 1 - usualLength), to: today }, mostDays);
  const choose = ({ from, to }: Days) =>
    setParameters((old) => {
      const next = new URLSearchParams(old);
      next.delete('page');
      next.delete('before');
      next.set('from', from);
      next.set('to', to);
      return next;
    });
  return [read, choose, today, refusesDays(parameters, mostDays)];
}

/** The days in the URL if they are valid, else the default. */
export const readDays = (parameters: URLSearchParams, usual: Days, mostDays = MOST_DAYS): Days =>
  namedDays(parameters, mostDays) ?? usual;

/** Whether the URL names days of which the default is shown instead. */
export const refusesDays = (parameters: URLSearchParams, mostDays = MOST_DAYS): boolean =>
  (parameters.has('from') || parameters.has('to')) && namedDays(parameters, mostDays) === null;

function namedDays(parameters: URLSearchParams, mostDays: number): Days | null {
  const from = parameters.get('from');
  const to = parameters.get('to');
  if (!isDay(from) || !isDay(to)) return null;
  return from <= to && to < addDays(from, mostDays) ? { from, to } : null;
}

const isDay = (text: string | null): text is string =>
  text !== null && isCalendarDate(text) && FIRST_DAY <= text && text <= LAST_DAY;

/** '20.11.2026', '20.11.2026 bis 26.11.2026' */
export const daysText = ({ from, to }: Days): string =>
  from === to ? typedDateText(from) : `${typedDateText(from)} bis ${typedDateText(to)}`;

export interface Preset extends Days {
  label: string;
}

/** The ranges people ask for, as of today. */
export function presetsOf(today: string): Preset[] {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const lastOfPrevious = addDays(firstOfMonth, -1);
  return [
    { label: 'Heute', from: today, to: today },
    { label: 'Gestern', from: addDays(today, -1), to: addDays(today, -1) },
    { label: 'Letzte 7 Tage', from: addDays(today, -6), to: today },
    { label: 'Letzte 30 Tage', from: addDays(today, -29), to: today },
    { label: 'Dieser Monat', from: firstOfMonth, to: today },
    { label: 'Voriger Monat', from: `${lastOfPrevious.slice(0, 7)}-01`, to: lastOfPrevious },
    { label: 'Dieses Jahr', from: `${today.slice(0, 4)}-01-01`, to: today },
  ];
}
