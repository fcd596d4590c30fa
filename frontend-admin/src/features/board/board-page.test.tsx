import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '@bestellwerk/domain/opening-hours/testing/hours-entries';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { anOrder } from '../../testing/an-order.js';
import { cardsIn, column, confirm, openLater, orders, showBoard } from '../../testing/show-board.js';
import { manager, show } from '../../testing/show.js';
import BoardPage from './board-page.js';

const original = globalThis.fetch;
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  globalThis.fetch = original;
});

describe('a step on the board', () => {
  test('can be undone in the moved card, one by one or all at once', async () => {
    const { writes } = await showBoard(orders(1, 2, 3, 4, 5, 6));
    expect(column(/^Neu, 6 Bestellungen$/)).toBeTruthy();
    for (const ticket of [1, 2, 3, 4, 5, 6]) await userEvent.click(confirm(ticket));
    expect(cardsIn(/^Neu/)).toEqual([]);
    const moved = column(/^Bestätigt/);
    expect(within(moved).getAllByRole('button', { name: /^Rückgängig: / })).toHaveLength(6);
    await userEvent.click(
      within(moved).getByRole('button', { name: 'Rückgängig: Bestellung 2, Anna Huber' }),
    );
    expect(cardsIn(/^Neu/)).toEqual(['Bestellung 2, Anna Huber']);

    await userEvent.click(screen.getByRole('button', { name: 'Alle zurücknehmen' }));
    expect(cardsIn(/^Neu/)).toHaveLength(6);
    expect(screen.queryByRole('region', { name: 'Noch nicht gesendet' })).toBeNull();
    expect(writes()).toEqual([]);
  });

  test('moves the focus to the next card, and to the undo button after the last card', async () => {
    await showBoard(orders(1, 2, 3));
    confirm(2).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(confirm(3));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(confirm(1));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Rückgängig: Bestellung 1, Anna Huber' }),
    );
  });
});

describe('an order with an appointment', () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

  test('for tomorrow is listed under Später, can be confirmed there and is not overdue', async () => {
    const [now, later] = orders(1, 2) as [StaffOrder, StaffOrder];
    await showBoard([now, { ...later, isMissed: true, appointmentDate: inMinutes(20 * 60) }]);
    expect(cardsIn(/^Neu/)).toEqual(['Bestellung 1, Anna Huber']);
    await openLater();
    const card = await screen.findByRole('article', { name: 'Bestellung 2, Anna Huber' });
    expect(card.dataset.late).toBeUndefined();
    expect(within(card).queryByText('unbestätigt')).toBeNull();
    expect(within(card).getByRole('button', { name: /^Bestätigen: / })).toBeTruthy();
  });

  test('shows the time once, and does not call it due while it is hours away', async () => {
    const at = new Date(inMinutes(180));
    const [order] = orders(1) as [StaffOrder];
    await showBoard([{ ...order, status: 'ready', appointmentDate: at.toISOString() }]);
    const card = screen.getByRole('article');
    const time = new Intl.DateTimeFormat('de', { timeStyle: 'short', timeZone: 'Europe/Vienna' }).format(at);
    expect(card.textContent!.split(time)).toHaveLength(2);
    expect(within(card).queryByText('fällig')).toBeNull();
  });

  test('counts the later orders that nobody has confirmed in the folded heading, without those just taken', async () => {
    const tomorrow = inMinutes(20 * 60);
    const [one, two, three] = orders(1, 2, 3).map((order) => ({ ...order, appointmentDate: tomorrow }));
    await showBoard([one!, two!, { ...three!, status: 'confirmed' }]);
    expect(screen.getByText('Später · 3, davon 2 unbestätigt')).toBeTruthy();
    await openLater();
    await userEvent.click(confirm(1));
    expect(screen.getByText('Später · 3, davon 1 unbestätigt')).toBeTruthy();
  });

  test('is late in every column once the appointment has passed', async () => {
    const lateOrders = orders(1, 2, 3).map((order, index) => ({
      ...order,
      status: (['pending', 'confirmed', 'ready'] as const)[index]!,
      appointmentDate: inMinutes(-15),
    }));
    await showBoard(lateOrders);
    for (const card of screen.getAllByRole('article')) {
      expect(card.dataset.late).toBe('true');
      expect(within(card).getByText(/zu spät$/)).toBeTruthy();
    }
  });

  test('shows how long it has been unconfirmed even when it is late', async () => {
    const [lateOrder] = orders(1) as [StaffOrder];
    await showBoard([{ ...lateOrder, isMissed: true, placedAt: inMinutes(-34) }]);
    const card = screen.getByRole('article');
    expect(card.querySelector('header')!.textContent).toMatch(/34\smin\s?unbestätigt[34]\smin zu spät/);
  });
});

describe('an order without appointment, placed while its branch does not take orders of its mode', () => {
  const evening = new Date('2026-11-22T14:28+01:00');
  // A fake clock does not wait for what is loaded by the real one.
  beforeAll(() => import('./card-early.js'));
  beforeEach(() => void jest.useFakeTimers({ now: evening, advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  const closedForDeliveries = {
    id: 'b-1',
    name: 'Altstadt',
    openingHours: [open('daily', '10:00', '22:00')],
    deliveryHours: [open('monday', '11:30', '21:00')],
    isDeliveryHoursEnabled: true,
    timeZone: 'Europe/Vienna',
  };
  const delivery = (status: 'pending' | 'confirmed') =>
    anOrder({ mode: 'delivery', isDelivery: true, status, placedAt: evening.toISOString() });

  test.each(['pending', 'confirmed'] as const)(
    'is listed under Später with its due day while it is %s',
    async (status) => {
      await showBoard([delivery(status)], manager, [closedForDeliveries]);
      await screen.findByText(/^Später · 1/);
      expect(screen.getByRole('button', { name: /^Später/ }).textContent).toContain(
        'ab morgen, 23.11.2026, 12:15',
      );
      await openLater();
      const card = await screen.findByRole('article');
      expect(card.querySelector('header')!.textContent).toContain('12:15morgen');
      expect(within(card).getByText('So bald wie möglich, ab morgen, 23.11.2026, 11:30')).toBeTruthy();
    },
  );

  test('asks for confirmation before it is dispatched a day early', async () => {
    await showBoard([delivery('confirmed')], manager, [closedForDeliveries]);
    await screen.findByText(/^Später · 1/);
    await openLater();
    const card = await screen.findByRole('article');
    await userEvent.click(within(card).getByRole('button', { name: /^In Zustellung: / }));
    const dialog = await screen.findByRole('dialog', { name: 'Heute schon „In Zustellung“?' });
    expect(dialog.textContent).toContain('Bestellung 12 ist für morgen, 23.11., 12:15 Uhr.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zurück' }));
    expect(screen.queryByRole('button', { name: /^Rückgängig: / })).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: /^In Zustellung: / }));
    await userEvent.click(await screen.findByRole('button', { name: 'Heute schon „In Zustellung“' }));
    expect(await screen.findByRole('button', { name: /^Rückgängig: / })).toBeTruthy();
  });
});

test('an order whose guest is asked for another time shows it until when, and what can be done meanwhile', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T19:40:00+01:00'), advanceTimers: true });
  const [one] = orders(1) as [StaffOrder];
  const [counterAppointment, answerBy] = ['2026-11-20T19:30:00.000Z', '2026-11-20T19:15:00.000Z'];
  await showBoard([{ ...one, status: 'proposed', counterAppointment, answerBy }]);
  const card = within(column(/^Neu/)).getByRole('article');
  expect(within(card).getByText('Wartet auf Gast. Vorgeschlagen: 20:30. Antwort bis 20:15')).toBeTruthy();
  expect(card.querySelector('header')!.textContent).toContain('20:15Antwortfrist');
  expect(within(card).queryByRole('button', { name: /^Bestätigen/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Weitere Aktionen/ }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['Details und Verlauf', 'Vorschlag zurückziehen', 'Ablehnen …', 'Stornieren …']);
});

test('another time is proposed from the menu of a card, and its notes are counted', async () => {
  const [one] = orders(1) as [StaffOrder];
  const note = { text: 'Allergie', at: one.placedAt, actor: { kind: 'user' as const, id: 'u-1' } };
  await showBoard([{ ...one, notes: [note, note] }]);
  expect(within(screen.getByRole('article')).getByRole('img', { name: '2 Notizen' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Weitere Aktionen/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Anderen Termin vorschlagen …' }));
  const title = 'Anderen Termin für Bestellung 1 vorschlagen';
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
});

test('the button of the later orders toggles them and sets aria-expanded', async () => {
  const [one] = orders(1) as [StaffOrder];
  const tomorrow = new Date(Date.now() + 20 * 60 * 60_000).toISOString();
  await showBoard([{ ...one, appointmentDate: tomorrow }]);
  const button = screen.getByRole('button', { name: /^Später/ });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(await screen.findByRole('article')).toBeTruthy();
  await userEvent.click(button);
  expect(screen.queryByRole('article')).toBeNull();
});

test('buttons of cards with the same ticket in several branches have unique names', async () => {
  const branches = [
    { id: 'b-1', name: 'Altstadt' },
    { id: 'b-2', name: 'Neustadt' },
  ];
  const [one] = orders(9);
  const current = branches.map((branch) => ({ ...one!, id: branch.id, branch }));
  await showBoard(current, { ...manager, user: { ...manager.user, branches } });
  const names = screen
    .getAllByRole('button', { name: /Bestellung 9/ })
    .map((button) => button.ariaLabel ?? button.getAttribute('aria-label'));
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(4);
});

test('closing the menu of a card returns the focus to its button', async () => {
  await showBoard(orders(1));
  const more = () => screen.getByRole('button', { name: /^Weitere Aktionen für Bestellung 1/ });
  await userEvent.click(more());
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Ablehnen/ }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Bestellung 1 ablehnen')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(more());
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(more());
});

test('without permission to read orders the board shows this and requests none', async () => {
  const editor = { ...manager, roles: ['ROLE_CONTENT_EDITOR' as const] };
  show(<BoardPage />, {}, editor);
  expect(screen.getByRole('heading', { name: 'Kein Zugriff auf Bestellungen.' })).toBeTruthy();
  const { calls } = (globalThis.fetch as unknown as { mock: { calls: [string][] } }).mock;
  expect(calls.filter(([address]) => address.includes('orders'))).toEqual([]);
});

describe('a request for a quotation', () => {
  const quotation = {
    offer: 1,
    message: '',
    validUntil: new Date(Date.now() + 60 * 60_000).toISOString(),
    offeredAt: new Date().toISOString(),
  };

  test('is marked as such, and is answered from its card', async () => {
    await showBoard([anOrder({ status: 'requested', isQuotation: true })]);
    expect(screen.getByText('Angebotsanfrage: Der Gast wartet auf ein Angebot.')).toBeTruthy();
    expect(screen.getByText('unverbindlich')).toBeTruthy();
    await userEvent.click(
      screen.getByRole('button', { name: 'Angebot erstellen: Bestellung 12, Anna Huber' }),
    );
    expect(await screen.findByRole('dialog', { name: 'Angebot für Bestellung 12' })).toBeTruthy();
  });

  test('says until when the guest may answer, and the offer is replaced from the menu', async () => {
    await showBoard([anOrder({ status: 'offered', isQuotation: true, quotation })]);
    expect(screen.getByText(/^Angebot gemacht, wartet auf Gast\. Gültig bis /)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Weitere Aktionen/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Angebot ersetzen …' }));
    expect(await screen.findByRole('dialog', { name: 'Angebot für Bestellung 12' })).toBeTruthy();
  });

  test('says that the offer was accepted once it is to be confirmed', async () => {
    await showBoard([anOrder({ isQuotation: true, quotation })]);
    expect(screen.getByText('Der Gast hat das Angebot angenommen.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Bestätigen/ })).toBeTruthy();
  });
});

test('with many new orders and few others the board leads to the column that is below', async () => {
  const [ready, ...others] = orders(1, 2, 3, 4, 5, 6, 7, 8, 9) as [StaffOrder, ...StaffOrder[]];
  await showBoard([{ ...ready, status: 'ready' }, ...others]);
  expect(within(column(/^Bestätigt/)).getByRole('button', { name: 'Bereit / unterwegs 1' })).toBeTruthy();
  expect(within(column(/^Neu/)).queryByRole('button', { name: /unterwegs/ })).toBeNull();
});

test('column Neu says how many of its orders wait for their guests', async () => {
  const [first, second] = orders(1, 2) as [StaffOrder, StaffOrder];
  await showBoard([first, { ...second, status: 'awaitingPayment' }]);
  expect(column(/^Neu, 2 Bestellungen, davon 1 wartet auf den Gast$/)).toBeTruthy();
});

test('a long comment is shown in full on demand', async () => {
  const [order] = orders(1) as [StaffOrder];
  await showBoard([{ ...order, comment: 'Bitte klingeln bei Top 7. '.repeat(20) }]);
  const more = screen.getByRole('button', { name: /^mehr vom Kommentar/ });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(more);
  const less = screen.getByRole('button', { name: /^weniger vom Kommentar/ });
  expect(less.getAttribute('aria-expanded')).toBe('true');
});
