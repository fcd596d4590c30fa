import { describe, expect, test } from '@jest/globals';
import { presetsOf, readDays } from './days.js';

const usual = { from: '2026-11-20', to: '2026-11-20' };
const read = (address: string) => readDays(new URLSearchParams(address), usual);

describe('the days in a URL', () => {
  test('are read from the parameters', () => {
    expect(read('from=2026-10-01&to=2026-10-31')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(read('from=2026-01-01&to=2027-01-01')).toEqual({ from: '2026-01-01', to: '2027-01-01' });
  });

  test.each([
    '',
    'from=2026-10-01',
    'from=gestern&to=heute',
    'from=2026-10-02&to=2026-10-01',
    'from=2025-01-01&to=2026-01-02',
  ])('fall back to the default for "%s"', (address) => expect(read(address)).toEqual(usual));
});

test('the previous month of January is December of the year before', () => {
  expect(presetsOf('2027-01-15')).toContainEqual({
    label: 'Voriger Monat',
    from: '2026-12-01',
    to: '2026-12-31',
  });
});
