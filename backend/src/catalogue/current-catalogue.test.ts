import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { product } from '@bestellwerk/domain/records/definitions/product';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { Subject } from 'rxjs';
import type { Change } from '../platform/consistency/change-feed.js';
import { CurrentCatalogue } from './current-catalogue.js';

const READING_MS = 40;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('throttles reads during a burst of changes, and reads once more after the last', async () => {
  const changes = new Subject<Partial<Change>[]>();
  let [readings, seen, latest] = [0, 0, 0];
  const transaction = async () => {
    jest.advanceTimersByTime(READING_MS);
    readings += 1;
    seen = latest;
    return { catalogue: { config: {} }, position: String(latest), until: null };
  };
  const catalogue = new CurrentCatalogue(
    { transaction } as never,
    { changes } as never,
    { rebuilt: new Subject() } as never,
    {} as never,
    { changes: new Subject(), isUsable: () => false, follow: () => undefined } as never,
    { now: () => new Date() } as never,
    { version: '1' } as never,
    {} as never,
  );
  await catalogue.onModuleInit();
  readings = 0;
  for (latest = 1; latest <= 100; latest += 1) {
    changes.next([{ projection: modelNameOf(product) }]);
    await jest.advanceTimersByTimeAsync(10);
  }
  latest = 100;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(readings).toBeGreaterThan(2);
  expect(readings).toBeLessThan(15);
  expect(seen).toBe(100);
  await catalogue.onApplicationShutdown();
});
