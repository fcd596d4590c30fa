import { describe, expect, test } from '@jest/globals';
import { presetsOf, readDays, refusesDays } from './days.js';

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
    'from=2026-02-01&to=2026-02-31',
    'from=1969-12-31&to=1970-01-01',
    'from=2199-12-31&to=2200-01-01',
  ])('fall back to the default for "%s"', (address) => expect(read(address)).toEqual(usual));

  test('are refused only where some are named', () => {
    expect(refusesDays(new URLSearchParams('branch=b-1'))).toBe(false);
    expect(refusesDays(new URLSearchParams('from=2026-10-01&to=2026-10-31'))).toBe(false);
    expect(refusesDays(new URLSearchParams('from=2026-02-31&to=2026-03-01'))).toBe(true);
    expect(refusesDays(new URLSearchParams('to=2026-03-01'))).toBe(true);
  });
});

test('the previous month of January is December of the year before', () => {
  expect(presetsOf('2027-01-15')).toContainEqual({
    label: 'Voriger Monat',
    from: '2026-12-01',
    to: '2026-12-31',
  });
});
