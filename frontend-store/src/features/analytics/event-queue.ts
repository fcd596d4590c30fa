import { MOST_BYTES, MOST_ENTRIES } from '@bestellwerk/domain/analytics/actions';
import type { AnalyticsEntry } from '@bestellwerk/domain/analytics/analytics-entry.schema';
import type { Consent } from '@bestellwerk/domain/analytics/consent';

const ADDRESS = '/api/analytics-log';
const EVERY = 1_000;
/** A guest who never answers must not fill the memory. */
const MOST_WAITING = 200;
/** Brackets and commas of a list. */
const AROUND = 2 * MOST_ENTRIES;

/**
 * Entries on their way to the server: they wait until the guest agrees, leave once a second and when the page is left, and are
 * dropped when the guest declines. What cannot be sent is lost, and the guest does not notice.
 */
export class EventQueue {
  private waiting: AnalyticsEntry[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private consent: Consent | null) {}

  add(entry: AnalyticsEntry): void {
    if (this.consent === 'declined' || this.waiting.length >= MOST_WAITING) return;
    this.waiting.push(entry);
    if (this.consent === 'accepted') this.timer ??= setTimeout(() => this.flush(), EVERY);
  }

  answered(consent: Consent | null): void {
    this.consent = consent;
    if (consent === 'accepted') this.flush();
    if (consent === 'declined') this.drop();
  }

  /** Sends what waits, if the guest agreed. `isLeft`: the page is being left, and no answer can be waited for. */
  flush({ isLeft = false } = {}): void {
    if (this.consent !== 'accepted') return;
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const batch of batchesOf(this.waiting.splice(0))) {
      if (isLeft) leaveBehind(batch);
      else void send(batch);
    }
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }
}

const bytesOf = (entry: AnalyticsEntry): number => new TextEncoder().encode(JSON.stringify(entry)).length;

/** Lists that one call takes. An entry that is too large by itself is left out. */
export function batchesOf(entries: readonly AnalyticsEntry[]): AnalyticsEntry[][] {
  const batches: AnalyticsEntry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const size = bytesOf(entry);
    if (size > MOST_BYTES - AROUND) continue;
    const last = batches.at(-1);
    if (last && last.length < MOST_ENTRIES && size <= room) last.push(entry);
    else {
      batches.push([entry]);
      room = MOST_BYTES - AROUND;
    }
    room -= size;
  }
  return batches;
}

async function send(entries: readonly AnalyticsEntry[]): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  try {
    // The page may be loaded again at once, as after an answer.
    await fetch(ADDRESS, { method: 'POST', headers, body: JSON.stringify(entries), keepalive: true });
  } catch {
    // Statistics may lack an entry; the guest must not notice.
  }
}

function leaveBehind(entries: readonly AnalyticsEntry[]): void {
  const body = new Blob([JSON.stringify(entries)], { type: 'application/json' });
  if (!navigator.sendBeacon?.(ADDRESS, body)) void send(entries);
}
