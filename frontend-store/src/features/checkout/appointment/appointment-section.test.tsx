import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { pendingOrder } from '../../../../testing/order-fixture.js';
import { renderShop } from '../../../../testing/render-shop.js';
import { branch, cartWith, catalogue, filledDetails, itemOfSoup } from '../../../../testing/shop-fixture.js';

/** Monday noon in Vienna; only the date is not the machine's. */
const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const;
const others = ['clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const;
const frames = ['requestAnimationFrame', 'cancelAnimationFrame'] as const;
const clockAt = (now: string) =>
  jest.useFakeTimers({ now: new Date(now), doNotFake: [...timers, ...others, ...frames] });

beforeEach(() => {
  sessionStorage.clear();
  clockAt('2026-11-23T12:02+01:00');
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const hours = (from: string, to: string) =>
  [{ type: 'daily', date: null, isClosed: false, from, to }] as Branch['openingHours'];
const takingPreorders = { isPreorderEnabled: true, openingHours: hours('11:00', '14:00') };

interface Options {
  appointmentDate?: string;
  onOrder?(body: unknown): void;
}

async function openCheckout(changes: Partial<Branch>, options?: Options) {
  showCheckout(changes, options);
  await screen.findByRole('heading', { name: 'Wann?' });
  return userEvent.setup();
}

const showCheckout = (changes: Partial<Branch>, { appointmentDate, onOrder }: Options = {}) =>
  renderShop({
    path: '/store/wien/checkout',
    cart: { ...cartWith(itemOfSoup()), appointmentDate: appointmentDate ?? null },
    details: filledDetails,
    answers: {
      'GET /api/init': () => ({ ...catalogue, branches: [{ ...branch, ...changes }] }),
      'POST /api/orders': ({ body }: { body: unknown }) => {
        onOrder?.(body);
        return pendingOrder;
      },
      [`GET /api/orders/public/${pendingOrder.uid}/${pendingOrder.hash}`]: () => pendingOrder,
    },
  });

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const section = () => within(screen.getByRole('group', { name: 'Termin' }));
const keptAppointment = () => JSON.parse(sessionStorage.getItem('wien-cart')!).value.appointmentDate;

test('a chosen day and time are stored and sent with the order', async () => {
  const onOrder = jest.fn();
  const user = await openCheckout(takingPreorders, { onOrder });
  await user.click(button('Weitere Zeiten'));
  await user.click(button('Dienstag, 24.11.2026'));
  await user.click(button('Speichern'));
  expect(screen.getByRole('dialog', { name: 'Uhrzeit wählen' }).textContent).toContain('Morgen, 24.11.2026');
  await user.click(button('Stunde später'));
  await user.click(button('Speichern'));
  expect(button('Weitere Zeiten')).toBe(document.activeElement);
  expect(button('Datum Morgen, 24.11.2026')).toBeDefined();
  expect(button('Uhrzeit 12:00 Uhr')).toBeDefined();
  expect(keptAppointment()).toBe('2026-11-24T11:00:00.000Z');

  await user.click(button(/^Bestellung abschicken/));
  await screen.findByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' });
  expect(onOrder).toHaveBeenCalledWith(
    expect.objectContaining({ appointmentDate: '2026-11-24T11:00:00.000Z' }),
  );
  expect(keptAppointment()).toBeNull();
});

test('choosing a time without a date starts at the next slot of the first possible day', async () => {
  clockAt('2026-11-23T12:00:30+01:00');
  const user = await openCheckout({ ...takingPreorders, isAppointmentRequired: true });
  await user.click(button('Uhrzeit Uhrzeit wählen'));
  const dialog = within(screen.getByRole('dialog', { name: 'Uhrzeit wählen' }));
  expect(dialog.getByText('Heute, 23.11.2026')).toBeDefined();
  expect(dialog.getByRole('button', { name: '12:05 – 13:55' })).toBeDefined();
  await user.click(button('Speichern'));
  expect(button('Uhrzeit 12:05 Uhr')).toBeDefined();
});

test('changing the day keeps the time, and the choice can be cleared', async () => {
  const user = await openCheckout(takingPreorders, { appointmentDate: '2026-11-24T12:30:00.000Z' });
  await user.click(button('Datum Morgen, 24.11.2026'));
  await user.click(button('Freitag, 27.11.2026'));
  await user.click(button('Speichern'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Uhrzeit 13:30 Uhr')).toBeDefined();
  await user.click(button('Datum 27.11.2026'));
  await user.click(button('Auswahl aufheben'));
  expect(button('Datum So schnell wie möglich')).toBeDefined();
  expect(keptAppointment()).toBeNull();
});

test('a time that became impossible is kept and reported immediately', async () => {
  const user = await openCheckout(takingPreorders, { appointmentDate: '2026-11-22T11:00:00.000Z' });
  const message = 'Der ausgewählte Termin ist schon vorbei. Bitte wählen Sie einen späteren.';
  expect(section().getByText(message)).toBeDefined();
  await user.click(button('Uhrzeit 12:00 Uhr'));
  expect(screen.getByText('Zum ausgewählten Tag sind keine Termine verfügbar.')).toBeDefined();
  await user.click(button('Abbrechen'));
  await user.click(button('Datum 22.11.2026'));
  await user.click(button('Montag, 23.11.2026'));
  await user.click(button('Speichern'));
  await user.click(button('Speichern'));
  expect(button('Uhrzeit 12:05 Uhr')).toBeDefined();
  expect(screen.queryByText(message)).toBeNull();
});

test('a missing required appointment is reported at the section and linked above the form', async () => {
  const user = await openCheckout({ ...takingPreorders, isAppointmentRequired: true });
  expect(button('Datum Keine Angabe')).toBeDefined();
  await user.click(button(/^Bestellung abschicken/));
  expect(section().getByText('Bitte wählen Sie einen Termin aus.')).toBeDefined();
  const list = within(screen.getByRole('alert'));
  await user.click(list.getByRole('link', { name: 'Bitte wählen Sie einen Termin aus.' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Termin' }));
});

test('while closed, an order without an appointment is planned for the opening', async () => {
  await openCheckout({ ...takingPreorders, openingHours: hours('17:00', '22:00') });
  expect(button('So schnell wie möglich (heute ab 17:30)').getAttribute('aria-pressed')).toBe('true');
  expect(button('17:45')).toBeDefined();
});

test('while closed without pre-orders the next opening replaces the form', async () => {
  showCheckout({ openingHours: hours('17:00', '22:00') });
  expect(await screen.findByText('Derzeit haben wir leider geschlossen.')).toBeDefined();
  expect(screen.getByText('Wir öffnen wieder um 17:00 Uhr.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Zurück zur Speisekarte' })).toBeDefined();
  expect(screen.queryByLabelText('Vorname')).toBeNull();
  expect(screen.queryByRole('button', { name: /abschicken/ })).toBeNull();
});

test('the next quarter hours are chosen by one click, and taken back by another', async () => {
  const user = await openCheckout(takingPreorders);
  expect(button('So schnell wie möglich (heute ab 12:35)').getAttribute('aria-pressed')).toBe('true');
  expect(['12:45', '13:00', '13:15'].map((time) => button(time).getAttribute('aria-pressed'))).toEqual(
    Array(3).fill('false'),
  );
  await user.click(button('13:00'));
  expect(button('13:00').getAttribute('aria-pressed')).toBe('true');
  expect(keptAppointment()).toBe('2026-11-23T12:00:00.000Z');
  expect(screen.queryByRole('button', { name: /^Datum/ })).toBeNull();
  await user.click(button(/^So schnell wie möglich/));
  expect(keptAppointment()).toBeNull();
});

test('while open without pre-orders only times of today can be chosen', async () => {
  const user = await openCheckout({ openingHours: hours('11:00', '14:00') });
  await user.click(button('Weitere Zeiten'));
  expect(screen.getByRole('dialog', { name: 'Uhrzeit wählen' }).textContent).toContain('Heute, 23.11.2026');
  await user.click(button('Speichern'));
  await user.click(button('Datum Heute, 23.11.2026'));
  const days = within(screen.getByRole('grid')).getAllByRole('button');
  const possible = days.filter((day) => day.getAttribute('aria-disabled') === 'false');
  expect(possible.map((day) => day.getAttribute('aria-label'))).toEqual(['Montag, 23.11.2026']);
});
