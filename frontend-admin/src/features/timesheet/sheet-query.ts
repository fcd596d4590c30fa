import { addDays } from '@bestellwerk/domain/calendar/zoned-time';

/** The query of the time sheet, stored in the URL of the page. */
export interface SheetQuery {
  from: string;
  to: string;
  user: string | null;
  page: number;
  /** The activity that is open for reading. */
  entry: string | null;
}

export const PAGE_SIZE = 25;
const DAYS_SHOWN = 7;
const date = /^\d{4}-\d{2}-\d{2}$/;

/** Reads URL parameters; without valid days it is the last week. */
export function readSheetQuery(parameters: URLSearchParams, today: string): SheetQuery {
  const dateOf = (name: string) => parameters.get(name)?.match(date)?.[0];
  const page = Number(parameters.get('page'));
  return {
    from: dateOf('from') ?? addDays(today, 1 - DAYS_SHOWN),
    to: dateOf('to') ?? today,
    user: parameters.get('user'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    entry: parameters.get('entry'),
  };
}

/** Changes URL parameters and keeps the others. Changing filters returns to the first page. */
export function writeSheetQuery(parameters: URLSearchParams, changes: Partial<SheetQuery>): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const isFilter = 'from' in changes || 'to' in changes || 'user' in changes;
  for (const [name, value] of Object.entries(isFilter ? { ...changes, page: 1 } : changes)) {
    if (value === null || (name === 'page' && value === 1)) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
