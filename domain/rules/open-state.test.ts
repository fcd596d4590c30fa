import { describe, expect, test } from '@jest/globals';
import type { HoursEntry } from './day-slots.js';
import { isOpenFor, nextOpening, openState, type BranchHours } from './open-state.js';

const VIENNA = 'Europe/Vienna';
const hours = (type: HoursEntry['type'], from: string, to: string): HoursEntry => ({
  type,
  date: null,
  isClosed: false,
  from,
  to,
});
const branch = (differences: Partial<BranchHours> = {}): BranchHours => ({
  openingHours: [hours('daily', '10:00', '22:00')],
  deliveryHours: [hours('daily', '17:00', '21:00')],
  isDeliveryHoursEnabled: false,
  ...differences,
});
/** A Monday in winter, by the clock in Vienna. */
const at = (clock: string) => new Date(`2026-11-23T${clock}:00+01:00`);

describe('open state', () => {
  test('closing soon is less than 60 minutes before the end', () => {
    expect(openState(branch(), at('21:00'), VIENNA)).toMatchObject({ isOpen: true, isClosingSoon: false });
    expect(openState(branch(), at('21:01'), VIENNA)).toMatchObject({ isOpen: true, isClosingSoon: true });
    expect(openState(branch(), at('22:00'), VIENNA)).toMatchObject({ isOpen: false, isClosingSoon: false });
  });

  test('delivery hours count when enabled, and the later end counts', () => {
    const late = branch({ isDeliveryHoursEnabled: true, deliveryHours: [hours('daily', '17:00', '23:30')] });
    expect(openState(late, at('23:00'), VIENNA).isOpen).toBe(true);
    expect(openState(late, at('21:30'), VIENNA).isClosingSoon).toBe(false);
    expect(isOpenFor('takeaway', late, at('23:00'), VIENNA)).toBe(true);
    expect(isOpenFor('delivery', late, at('12:00'), VIENNA)).toBe(false);
    expect(isOpenFor('delivery', branch(), at('12:00'), VIENNA)).toBe(true);
  });

  test('opens next with whatever comes first', () => {
    const early = branch({ isDeliveryHoursEnabled: true, deliveryHours: [hours('daily', '08:00', '21:00')] });
    expect(nextOpening(early, at('07:00'), VIENNA)?.from).toEqual(at('08:00'));
    expect(nextOpening(branch({ deliveryHours: [] }), at('07:00'), VIENNA)?.from).toEqual(at('10:00'));
    expect(nextOpening(branch({ openingHours: [] }), at('07:00'), VIENNA)).toBeNull();
  });
});
