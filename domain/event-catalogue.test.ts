import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { eventCatalogue } from './event-catalogue.js';
import { eventFamilies } from './event-families.js';

const published: unknown = JSON.parse(
  readFileSync(new URL('../docs/event-catalogue.json', import.meta.url), 'utf8'),
);

describe('the event catalogue', () => {
  const catalogue = eventCatalogue(eventFamilies);

  test('in docs matches the code', () => {
    expect(published).toEqual(JSON.parse(JSON.stringify(catalogue)));
  });

  test('marks personal fields', () => {
    const placed = JSON.stringify(catalogue['order']?.['OrderPlaced']?.data);
    expect(placed).toContain('"x-personal":true');
    expect(JSON.stringify(catalogue['branchDay'])).not.toContain('x-personal');
  });

  test('has every type in one family only', () => {
    const types = eventFamilies.flatMap(({ events }) => Object.keys(events));
    expect(new Set(types).size).toBe(types.length);
  });
});
