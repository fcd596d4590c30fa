import { formatTime } from '@bestellwerk/domain/text/formats';
import type { Statistics } from './statistics-api.js';

interface Read {
  currentData?: Statistics<unknown> | undefined;
  fulfilledTimeStamp?: number | undefined;
}

/** When the oldest of the figures were read. */
export function asOfLabel(reads: readonly Read[], timeZone: string): string {
  const known = reads.filter(({ currentData }) => currentData !== undefined);
  if (known.length < reads.length) return 'Statistik wird geladen …';
  const at = Math.min(...known.map(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? 0));
  return `Stand ${formatTime(new Date(at), timeZone)}`;
}
