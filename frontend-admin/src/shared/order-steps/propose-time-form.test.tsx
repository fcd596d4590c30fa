import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open as opened } from '@bestellwerk/domain/opening-hours/testing/hours-entries';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { anOrder } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import ProposeTimeForm from './propose-time-form.js';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-20T18:02+01:00'), advanceTimers: true }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const confirm = 'POST /api/orders/o-1/status/confirm';
const onClose = jest.fn();
const way = (isSetUp: boolean) => ({ isSetUp, text: '' });
const setup = (email: boolean, sms: boolean) => ({
  'GET /api/messages/setup': () => ({ email: way(email), sms: way(sms) }),
});
const open = (answer: () => unknown, appointmentDate: string | null = null) =>
  show(<ProposeTimeForm order={anOrder({ appointmentDate })} onClose={onClose} />, {
    [confirm]: answer,
    ...setup(true, true),
  });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Termin vorschlagen' }));

test('a usual time is proposed by two taps, and until when the guest may answer is shown', async () => {
  const { writes } = open(() => anOrder({ status: 'proposed' }), '2026-11-20T19:00:00.000Z');
  await userEvent.click(screen.getByRole('button', { name: /^21:00.*60 min$/ }));
  expect(document.body.textContent).toContain('bis heute, 19:45 Uhr zustimmen');
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(writes()[0]).toMatchObject({
    body: { counterAppointment: '2026-11-20T20:00:00.000Z' },
    key: expect.any(String),
  });
});

test('the planned time of an order from before the opening was a quick choice for another one', async () => {
  jest.setSystemTime(new Date('2026-11-20T07:00+01:00'));
  const branch = {
    ...{ id: 'b-1', name: 'Altstadt', timeZone: 'Europe/Vienna' },
    ...{
      openingHours: [opened('daily', '10:00', '22:00')],
      deliveryHours: [],
      isDeliveryHoursEnabled: false,
    },
  };
  show(<ProposeTimeForm order={anOrder({ placedAt: '2026-11-19T22:30:00.000Z' })} onClose={onClose} />, {
    'GET /api/branches': () => [branch],
    ...setup(true, true),
  });
  const choices = await screen.findByRole('group', { name: 'Nach der geplanten Zeit' });
  const shown = within(choices).getAllByRole('button');
  expect(shown.map(({ textContent }) => textContent!.slice(0, 5))).toEqual([
    '10:45',
    '11:00',
    '11:15',
    '11:30',
  ]);
  expect(document.body.textContent).toContain('Gewünscht: so bald wie möglich, geplant für 10:30');
});

describe('before it is proposed', () => {
  const phone = '+436641234567';
  const openFor = (contact: { phone?: string; email?: string }, isEmail: boolean, isSms: boolean) => {
    const { contact: nobody } = anOrder();
    const order = anOrder({ contact: { ...nobody, ...contact } });
    show(<ProposeTimeForm order={order} onClose={onClose} />, setup(isEmail, isSms));
  };

  test.each([
    [
      'has no e-mail and there is no SMS service',
      { phone },
      true,
      'Der Gast hat keine E-Mail-Adresse angegeben, und SMS sind nicht eingerichtet.',
    ],
    [
      'has an e-mail and there is no mail server',
      { phone, email: 'a@b.at' },
      false,
      'E-Mail und SMS sind nicht eingerichtet.',
    ],
  ])('staff are asked to call a guest who %s, and read why', async (_case, contact, isEmail, why) => {
    openFor(contact, isEmail, false);
    const warning = await screen.findByRole('note', { name: 'Dieser Gast bekommt keine Nachricht.' });
    const call = within(warning).getByRole('link', { name: phone });
    expect(call.getAttribute('href')).toBe(`tel:${phone}`);
    expect(warning.textContent).toContain(why);
    expect(warning.textContent).toContain('nur auf der Statusseite seiner Bestellung');
    expect(warning.textContent).toContain('tippen Sie danach bei der Bestellung auf „Gast hat zugestimmt“');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('staff read that a guest without any address sees it on the status page only', async () => {
    openFor({}, true, true);
    const warning = await screen.findByRole('note');
    expect(warning.textContent).toContain('weder E-Mail-Adresse noch Telefonnummer angegeben');
    expect(warning.textContent).toContain('nur auf der Statusseite seiner Bestellung');
  });

  test.each([
    ['by SMS', { phone }, false, true],
    ['by e-mail', { phone, email: 'a@b.at' }, true, false],
  ])('nothing warns of a guest who gets a message %s', async (_case, contact, isEmail, isSms) => {
    openFor(contact, isEmail, isSms);
    expect(await screen.findByText(/Am schnellsten geht ein Anruf/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  });
});

test('nothing said that a proposed time was in a full window; it can be proposed nevertheless', async () => {
  const full = { takeaway: ['2026-11-20T20:00:00.000Z'], delivery: [], dineIn: [] };
  const day = {
    branch: 'b-1',
    date: '2026-11-20',
    pausedUntil: null,
    delay: null,
    soldOut: [],
    capacity: null,
  };
  const { writes } = show(
    <ProposeTimeForm order={anOrder({ appointmentDate: '2026-11-20T19:00:00.000Z' })} onClose={onClose} />,
    {
      [confirm]: () => anOrder({ status: 'proposed' }),
      'GET /api/branches/b-1/availability': () => [{ ...day, windowMinutes: 15, full }],
      ...setup(true, true),
    },
  );
  const words = () => screen.queryByText('Dieses Zeitfenster ist voll.');
  await userEvent.click(screen.getByRole('button', { name: /^21:00/ }));
  await waitFor(() => expect(words()).toBeTruthy());
  await userEvent.click(screen.getByRole('button', { name: /^20:45/ }));
  expect(words()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^21:00/ }));
  await send();
  await waitFor(() => expect(writes()).toHaveLength(1));
});

test('nothing said that the branch is closed at a proposed time; it can be proposed nevertheless', async () => {
  const branch = {
    ...{ id: 'b-1', name: 'Altstadt', timeZone: 'Europe/Vienna' },
    ...{
      openingHours: [opened('daily', '10:00', '22:00')],
      deliveryHours: [],
      isDeliveryHoursEnabled: false,
    },
  };
  const { writes } = show(
    <ProposeTimeForm order={anOrder({ appointmentDate: '2026-11-20T19:00:00.000Z' })} onClose={onClose} />,
    {
      [confirm]: () => anOrder({ status: 'proposed' }),
      'GET /api/branches': () => [branch],
      ...setup(true, true),
    },
  );
  const words = () => screen.queryByText('Um diese Zeit ist die Filiale geschlossen.');
  const time = screen.getByLabelText('Uhrzeit');
  await userEvent.clear(time);
  await userEvent.type(time, '2345');
  await waitFor(() => expect(words()).toBeTruthy());
  await userEvent.click(screen.getByRole('button', { name: /^21:00/ }));
  expect(words()).toBeNull();
  await userEvent.clear(time);
  await userEvent.type(time, '2345');
  await send();
  await waitFor(() => expect(writes()).toHaveLength(1));
});

test('any day and time can be proposed, in the time zone of the branch', async () => {
  const { writes } = open(() => anOrder({ status: 'proposed' }));
  const [day, time] = [screen.getByLabelText('Tag'), screen.getByLabelText('Uhrzeit')];
  await userEvent.clear(day);
  await userEvent.type(day, '21.11.2026');
  await userEvent.clear(time);
  await userEvent.type(time, '1130');
  await send();
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]!.body).toEqual({ counterAppointment: '2026-11-21T10:30:00.000Z' });
});

test('a time that is none is not sent', async () => {
  const { writes } = open(() => anOrder());
  await userEvent.clear(screen.getByLabelText('Uhrzeit'));
  await userEvent.type(screen.getByLabelText('Uhrzeit'), 'bald');
  await send();
  expect(screen.getByLabelText('Uhrzeit').getAttribute('aria-invalid')).toBe('true');
  expect(writes()).toEqual([]);
});

test('the reason of a refusal is shown at its field, and the entries stay', async () => {
  const message = 'Der neue Termin muss in der Zukunft liegen.';
  open(() => new Refusal(422, [{ message, field: 'counterAppointment' }]));
  await send();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText('Tag').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('Uhrzeit').value).toBe('18:35');
});
