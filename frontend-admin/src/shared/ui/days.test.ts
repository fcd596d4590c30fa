import { describe, expect, test } from '@jest/globals';
import { presetsOf, readDays } from './days.js';

const usual = { from: '2026-11-20', to: '2026-11-20' };
const read = (address: string) => readDays(new URLSearchParams(address), usual);

describe('the days in an address', () => {
  test('are taken as they stand', () => {
    expect(read('from=2026-10-01&to=2026-10-31')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(read('from=2026-01-01&to=2027-01-01')).toEqual({ from: '2026-01-01', to: '2027-01-01' });
  });

  test.each([
    '',
    'from=2026-10-01',
    'from=gestern&to=heute',
    'from=2026-10-02&to=2026-10-01',
    'from=2025-01-01&to=2026-01-02',
  ])('are the usual ones where it says %s', (address) => expect(read(address)).toEqual(usual));
});

test('the previous month ends before this one, also in January', () => {
  expect(presetsOf('2027-01-15')).toContainEqual({
    label: 'Voriger Monat',
    from: '2026-12-01',
    to: '2026-12-31',
  });
});
