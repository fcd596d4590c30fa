import { describe, expect, it } from '@jest/globals';
import { LogUnavailable, UndecodableEventError } from '@bestellwerk/event-log/errors';
import type { EventLog } from '@bestellwerk/event-log/event-log';
import { EventsOfEntries } from './events-of-entries.js';

const placesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ resource: 'branchDay', record: 'b.2026-11-20', revision: String(index) },
  }));
const logOf = (read: (stream: string, revision: bigint) => unknown): EventLog =>
  ({
    readStream: async (stream: string, { from }: { from: bigint }) => [read(stream, from)],
  }) as unknown as EventLog;

describe('the events of a page of the journal', () => {
  it('are read by their places, each once', async () => {
    const asked: string[] = [];
    const log = logOf((stream, revision) => {
      asked.push(`${stream} ${revision}`);
      return { type: `Event${revision}` };
    });
    const places = placesOf(20);
    const eventAt = await new EventsOfEntries(log).at([...places, ...places]);
    expect(asked).toHaveLength(20);
    expect(eventAt(places[13]!)?.type).toBe('Event13');
    expect(eventAt({ ...places[0]!, revision: '99' })).toBeUndefined();
  });

  it('are missing where one cannot be read, without those beside it', async () => {
    const log = logOf((stream, revision) => {
      if (revision === 1n) throw new UndecodableEventError(stream, '1', 'unknown type');
      return { type: 'Known' };
    });
    const [first, second] = placesOf(2);
    const eventAt = await new EventsOfEntries(log).at([first!, second!]);
    expect([eventAt(first!)?.type, eventAt(second!)]).toEqual(['Known', undefined]);
  });

  it('are missing while the log is away, which is not asked for each of them', async () => {
    let count = 0;
    const log = logOf(() => {
      count += 1;
      throw new LogUnavailable();
    });
    const places = placesOf(100);
    const eventAt = await new EventsOfEntries(log).at(places);
    expect(places.every((place) => eventAt(place) === undefined)).toBe(true);
    expect(count).toBeLessThanOrEqual(8);
  });
});
