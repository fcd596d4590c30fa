import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Closing } from '@bestellwerk/domain/contracts/closing.schema';
import { figuresOf } from '@bestellwerk/domain/ordering/closing/closing-figures';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';
import { manager, show } from '../../testing/show.js';
import ClosingPage from './closing-page.js';

afterEach(cleanup);

const date = '2026-11-20';
const day = { date, branch: 'b-1' };
const figures = figuresOf(
  {
    orders: [
      {
        ...{ date, state: 'sold', orders: 2, gross: 63, deliveryGross: 3, openOrders: 1, openAmount: 20 },
        ...{ waivedAmount: 0, reducedGross: 0, owedOrders: 0, owedAmount: 0 },
      },
    ],
    rates: [
      { date, rate: 10, net: 30, tax: 3, gross: 33 },
      { date, rate: 20, net: 25, tax: 5, gross: 30 },
    ],
    reductions: [],
    takings: [{ date, orderDate: date, method: 'cash', kind: 'payment', count: 1, amount: 43 }],
  },
  (other) => other === date,
);
const closing = (differences: Partial<Closing> = {}): Closing => ({
  ...{ period: date, branch: 'b-1', figures, months: [], openingCash: 100, position: '10' },
  days: [{ ...day, orders: 2, gross: 63, amount: 43, cash: 43, isBusy: true, closing: null }],
  later: { payments: [], orders: [] },
  ...differences,
});
const by = { kind: 'user', id: 'u-9', name: 'Resi Lindner' } as const;
const counted = () => ({
  closed: { orders: 2, gross: 63, amount: 40 },
  cash: { opening: 100, expected: 143, counted: 140, withdrawn: 40 },
});
const state = (isClosed: boolean) => ({
  isClosed,
  ...counted(),
  steps: [{ type: 'closed' as const, at: '2026-11-20T21:00:00.000Z', by, reason: 'Bruch', ...counted() }],
});
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const open = (shown: Closing, user = manager) =>
  show(
    <ClosingPage />,
    {
      'GET /api/closings': () => shown,
      'POST /api/branches/b-1/closings/days/2026-11-20/close': () => ({ days: [date], isMonthClosed: false }),
      'POST /api/branches/b-1/closings/days/2026-11-20/reopen': () => ({ days: [], isMonthClosed: false }),
    },
    user,
    `/closings?period=${date}`,
  );

describe('the closing of a day', () => {
  test('shows rates and methods that add up, and why sales and takings differ', async () => {
    open(closing());
    const [rates, agreement, methods] = await screen.findAllByRole('table');
    expect(
      within(rates!)
        .getAllByRole('row')
        .map((row) => plain(row.textContent)),
    ).toEqual([
      'SteuersatzNettoSteuerBrutto',
      '10 %30,00 €3,00 €33,00 €',
      '20 %25,00 €5,00 €30,00 €',
      'Gesamt55,00 €8,00 €63,00 €',
    ]);
    expect(plain(methods!.textContent)).toContain('Barzahlung143,00 €Gesamt43,00 €');
    expect(plain(agreement!.textContent)).toContain('Noch offen (1 Bestellung)-20,00 €Einnahmen43,00 €');
  });

  test('is read again when the takings of the branch have changed', async () => {
    const subscribe = jest.spyOn(liveSocket, 'subscribe');
    const shown = closing();
    open(shown);
    await screen.findAllByRole('table');
    shown.figures = { ...figures, gross: 64 };
    const [, listener] = subscribe.mock.calls.find(([topic]) => topic === 'takings:b-1')!;
    listener.onChanges({ topic: 'takings:b-1', projection: 'payment', position: '7', rows: [] });
    await waitFor(() => expect(plain(screen.getAllByRole('table')[0]!.textContent)).toContain('64,00 €'));
  });

  test('shows at each rate what was sold, reduced and is left', async () => {
    const less = { date, rate: 20, net: 5, tax: 1, gross: 6 };
    const reduced = figuresOf(
      {
        orders: [
          {
            ...{
              date,
              state: 'sold',
              orders: 1,
              gross: 24,
              reducedGross: 6,
              deliveryGross: 0,
              openOrders: 0,
            },
            ...{ openAmount: 0, waivedAmount: 2, owedOrders: 0, owedAmount: 0 },
          },
        ],
        rates: [{ date, rate: 20, net: 20, tax: 4, gross: 24 }],
        reductions: [less],
        takings: [{ date, orderDate: date, method: 'mollie', kind: 'payment', count: 1, amount: 22 }],
      },
      () => true,
    );
    const later = { id: 'o-1', uid: 'ABC', ticketNumber: 7, ...day, state: 'sold' as const };
    open(
      closing({
        figures: reduced,
        later: { payments: [], orders: [{ ...later, gross: 24, reducedGross: 6 }] },
      }),
    );
    const [rates, agreement] = await screen.findAllByRole('table');
    const rows = within(rates!).getAllByRole('row');
    expect(rows.map((row) => plain(row.textContent))).toEqual([
      'SteuersatzNettoSteuerBrutto',
      '20 %20,00 €4,00 €24,00 €',
      'Verkauft25,00 €5,00 €30,00 €',
      'Nachgelassen-5,00 €-1,00 €-6,00 €',
      'Gesamt20,00 €4,00 €24,00 €',
    ]);
    expect(plain(agreement!.textContent)).toContain(
      'Umsatz24,00 €Aus Kulanz oder anderem Grund zurückgezahlt-2,00 €',
    );
    expect(plain(screen.getByText(/Davon sind/).textContent)).toContain(
      'Verkauft wurden 30,00 €. Davon sind 6,00 € nachgelassen, weil etwas fehlte oder mangelhaft war.',
    );
    screen.getByText(/^6,00.€ nachgelassen$/);
  });

  test('asks for the counted cash and for the reason of a difference', async () => {
    const user = userEvent.setup();
    const { writes } = open(closing());
    await user.click(await screen.findByRole('button', { name: 'Tag abschließen' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = () => user.click(dialog.getByRole('button', { name: 'Tag abschließen' }));
    await send();
    dialog.getByText('Bitte geben Sie einen Betrag an.');
    await user.type(dialog.getByLabelText(/^Gezählt/), '140,50');
    expect(plain(dialog.getByText('Differenz').nextSibling?.textContent)).toBe('-2,50 €');
    await send();
    dialog.getByText('Bitte geben Sie an, warum der gezählte Betrag vom erwarteten abweicht.');
    await user.type(dialog.getByLabelText(/^Grund der Differenz/), 'Bruch');
    await send();
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]).toMatchObject({
      path: '/api/branches/b-1/closings/days/2026-11-20/close',
      body: {
        ...{ openingCash: 100, countedCash: 140.5, withdrawnCash: 0, reason: 'Bruch' },
        shown: { gross: 63, amount: 43 },
      },
    });
  });

  test('shows who closed it with what, what came after it, and opens it again for a reason', async () => {
    const user = userEvent.setup();
    const order = {
      id: 'o-1',
      uid: 'ABC',
      ticketNumber: 7,
      ...day,
      state: 'canceled' as const,
      gross: 12,
      reducedGross: 0,
    };
    const { writes } = open(
      closing({
        days: [{ ...closing().days[0]!, closing: state(true) }],
        later: { payments: [], orders: [order] },
      }),
    );
    await screen.findByText('Abgeschlossen');
    expect(screen.getByText(/von Resi Lindner/).textContent).toContain('Bruch');
    expect(plain(screen.getByText('Differenz').nextSibling?.textContent)).toBe('-3,00 €');
    expect(screen.getByRole('link', { name: 'Bestellung 7' }).getAttribute('href')).toBe('/orders/o-1');
    await user.click(screen.getByRole('button', { name: 'Tag wieder öffnen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Wieder öffnen' }));
    dialog.getByText('Bitte geben Sie an, warum.');
    await user.type(dialog.getByLabelText('Grund'), 'Verzählt');
    await user.click(dialog.getByRole('button', { name: 'Wieder öffnen' }));
    await waitFor(() => expect(writes()[0]).toMatchObject({ body: { reason: 'Verzählt' } }));
  });

  test('keeps what was counted readable after it was opened again', async () => {
    const reopened = {
      ...{ type: 'reopened' as const, at: '2026-11-20T21:30:00.000Z', by, reason: 'Verzählt' },
      ...{ closed: null, cash: null },
    };
    const before = state(false);
    const now = { ...before, steps: [...before.steps, reopened] };
    open(closing({ days: [{ ...closing().days[0]!, closing: now }] }));
    await screen.findByText('Wieder geöffnet');
    const [first, second] = screen.getAllByText(/von Resi Lindner/);
    expect(plain(first!.textContent)).toContain('gezählt 140,00 €, Differenz -3,00 €, entnommen 40,00 €');
    expect(first!.textContent).toContain('Bruch');
    expect(second!.textContent).toMatch(/^Wieder geöffnet am .* von Resi LindnerVerzählt$/);
  });

  test('cannot be closed or opened by whoever only reads', async () => {
    open(closing(), { ...manager, roles: ['ROLE_AUDITOR'] });
    await screen.findAllByRole('table');
    expect(screen.queryByRole('button', { name: /abschließen|öffnen/ })).toBeNull();
  });

  test('cannot be opened while its month is closed', async () => {
    open(
      closing({
        days: [{ ...closing().days[0]!, closing: state(true) }],
        months: [{ branch: 'b-1', month: '2026-11', closing: { ...state(true), cash: null } }],
      }),
    );
    await screen.findByText('Abgeschlossen');
    expect(screen.queryByRole('button', { name: 'Tag wieder öffnen' })).toBeNull();
  });

  test('says that there was nothing', async () => {
    open(
      closing({
        days: [],
        figures: figuresOf({ orders: [], rates: [], reductions: [], takings: [] }, () => true),
      }),
    );
    await screen.findByText('An diesem Tag war nichts.');
    screen.getByRole('button', { name: 'Tag abschließen' });
  });
});
