import { describe, expect, test } from '@jest/globals';
import type { HoursEntry } from './day-slots.js';
import { hoursForMode, isOpenFor, nextOpening, openState, type BranchHours } from './open-state.js';

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

  const [short, long] = [[hours('daily', '12:00', '20:00')], [hours('daily', '11:00', '23:00')]];
  const always = [hours('daily', '00:00', '24:00')];
  test.each([
    ['the delivery hours', short, long, at('23:00')],
    ['the opening hours', long, short, at('23:00')],
    ['both', short, short, at('20:00')],
    ['opening hours without an end', always, short, null],
    ['delivery hours without an end', short, always, null],
  ])('lasts as long as %s', (_, openingHours, deliveryHours, to) => {
    const both = branch({ openingHours, deliveryHours, isDeliveryHoursEnabled: true });
    expect(openState(both, at('13:00'), VIENNA).current?.to).toEqual(to);
  });

  test.each([
    ['the delivery hours', short, long, at('11:00')],
    ['the opening hours', long, short, at('11:00')],
    ['the only opening hours', short, [], at('12:00')],
    ['the only delivery hours', [], short, at('12:00')],
  ])('begins next with %s', (_, openingHours, deliveryHours, from) => {
    const both = branch({ openingHours, deliveryHours, isDeliveryHoursEnabled: true });
    expect(nextOpening(both, at('07:00'), VIENNA)?.from).toEqual(from);
  });

  test('has the delivery hours for deliveries, if they are enabled', () => {
    const enabled = branch({ isDeliveryHoursEnabled: true });
    expect(hoursForMode('delivery', enabled)).toBe(enabled.deliveryHours);
    expect(hoursForMode('takeaway', enabled)).toBe(enabled.openingHours);
    expect(hoursForMode('delivery', branch())).toEqual(enabled.openingHours);
  });
});
