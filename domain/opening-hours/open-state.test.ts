import { describe, expect, test } from '@jest/globals';
import { hoursForMode, isOpenFor, nextOpening, openState } from './open-state.js';
import { open } from './testing/hours-entries.js';
import { always, branchHours, lateDelivery } from './testing/branch-hours.js';
import { monday, VIENNA } from '../calendar/testing/instants.js';

describe('open state', () => {
  test('closing soon is less than 60 minutes before the end', () => {
    expect(openState(branchHours(), monday('21:00'), VIENNA)).toMatchObject({
      isOpen: true,
      isClosingSoon: false,
    });
    expect(openState(branchHours(), monday('21:01'), VIENNA)).toMatchObject({
      isOpen: true,
      isClosingSoon: true,
    });
    expect(openState(branchHours(), monday('22:00'), VIENNA)).toMatchObject({
      isOpen: false,
      isClosingSoon: false,
    });
  });

  test('delivery hours count when enabled, and the later end decides', () => {
    const branch = branchHours(lateDelivery);
    expect(openState(branch, monday('23:00'), VIENNA).isOpen).toBe(true);
    expect(openState(branch, monday('21:30'), VIENNA).isClosingSoon).toBe(false);
    expect(isOpenFor('takeaway', branch, monday('23:00'), VIENNA)).toBe(true);
    expect(isOpenFor('delivery', branch, monday('12:00'), VIENNA)).toBe(false);
    expect(isOpenFor('delivery', branchHours(), monday('12:00'), VIENNA)).toBe(true);
  });

  test('opens next with the earlier of opening and delivery hours', () => {
    const early = branchHours({
      isDeliveryHoursEnabled: true,
      deliveryHours: [open('daily', '08:00', '21:00')],
    });
    expect(nextOpening(early, monday('07:00'), VIENNA)?.from).toEqual(monday('08:00'));
    expect(nextOpening(branchHours({ deliveryHours: [] }), monday('07:00'), VIENNA)?.from).toEqual(
      monday('10:00'),
    );
    expect(nextOpening(branchHours({ openingHours: [] }), monday('07:00'), VIENNA)).toBeNull();
  });

  const [short, long] = [[open('daily', '12:00', '20:00')], [open('daily', '11:00', '23:00')]];
  test.each([
    ['the delivery hours', short, long, monday('23:00')],
    ['the opening hours', long, short, monday('23:00')],
    ['both', short, short, monday('20:00')],
    ['opening hours without an end', always.openingHours, short, null],
    ['delivery hours without an end', short, always.openingHours, null],
  ])('lasts as long as %s', (_, openingHours, deliveryHours, to) => {
    const both = branchHours({ openingHours, deliveryHours, isDeliveryHoursEnabled: true });
    expect(openState(both, monday('13:00'), VIENNA).current?.to).toEqual(to);
  });

  const evening = lateDelivery.deliveryHours;
  test.each([
    ['the opening hours, which end first', short, evening, monday('12:00')],
    ['the delivery hours, which end first', evening, short, monday('12:00')],
    ['the longer of both', long, short, monday('11:00')],
    ['only what covers now', [open('daily', '10:00', '14:00')], evening, monday('17:00')],
  ])('began with %s', (_, openingHours, deliveryHours, from) => {
    const both = branchHours({ openingHours, deliveryHours, isDeliveryHoursEnabled: true });
    expect(openState(both, monday('18:00'), VIENNA).current?.from).toEqual(from);
  });

  test.each([
    ['the delivery hours', short, long, monday('11:00')],
    ['the opening hours', long, short, monday('11:00')],
    ['the only opening hours', short, [], monday('12:00')],
    ['the only delivery hours', [], short, monday('12:00')],
  ])('begins next with %s', (_, openingHours, deliveryHours, from) => {
    const both = branchHours({ openingHours, deliveryHours, isDeliveryHoursEnabled: true });
    expect(nextOpening(both, monday('07:00'), VIENNA)?.from).toEqual(from);
  });

  const lunch = [open('daily', '12:00', '14:00')];
  test.each([
    ['the delivery hours', lunch, short],
    ['the opening hours', short, lunch],
  ])('opens next for as long as %s, if both begin together', (_, openingHours, deliveryHours) => {
    const both = branchHours({ openingHours, deliveryHours, isDeliveryHoursEnabled: true });
    expect(nextOpening(both, monday('07:00'), VIENNA)).toEqual({
      from: monday('12:00'),
      to: monday('20:00'),
    });
  });

  test('has the delivery hours for deliveries, if they are enabled', () => {
    const enabled = branchHours({ isDeliveryHoursEnabled: true });
    expect(hoursForMode('delivery', enabled)).toBe(enabled.deliveryHours);
    expect(hoursForMode('takeaway', enabled)).toBe(enabled.openingHours);
    expect(hoursForMode('delivery', branchHours())).toEqual(enabled.openingHours);
  });
});
