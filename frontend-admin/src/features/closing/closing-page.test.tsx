import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { figuresOf } from '@bestellwerk/domain/ordering/closing/closing-figures';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';
import { closing, date, day, figures, open, plain } from './testing/closing-on-screen.js';

afterEach(cleanup);

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
    expect(plain(agreement!.textContent)).toContain('Noch offen (1 Bestellung)−20,00 €Einnahmen43,00 €');
  });

  test('names day and branch, and says by which day turnover counts and when a business day ends', async () => {
    open(closing());
    screen.getByText('Freitag, 20.11.2026, Altstadt');
    screen.getByText(/^Umsatz zählt am Tag der Bestellung.*endet um 04:00 Uhr\.$/);
    await screen.findAllByRole('table');
  });

  test.each(['2026-02-31', '2199-01-01', 'gestern'])(
    'says that the period %s of its address does not exist',
    async (period) => {
      open(closing(), undefined, period);
      await screen.findByText(
        'Den Zeitraum in der Adresse gibt es nicht, oder er hat noch nicht begonnen. Gezeigt wird heute.',
      );
    },
  );

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
              donatedAmount: 0,
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
        later: { payments: [], orders: [{ ...later, gross: 24, reducedGross: 6, before: { state: 'sold', gross: 30, reducedGross: 0 } }] }, // prettier-ignore
      }),
    );
    const [rates, agreement] = await screen.findAllByRole('table');
    const rows = within(rates!).getAllByRole('row');
    expect(rows.map((row) => plain(row.textContent))).toEqual([
      'SteuersatzNettoSteuerBrutto',
      '20 %20,00 €4,00 €24,00 €',
      'Verkauft25,00 €5,00 €30,00 €',
      'Nachgelassen−5,00 €−1,00 €−6,00 €',
      'Gesamt20,00 €4,00 €24,00 €',
    ]);
    expect(plain(agreement!.textContent)).toContain(
      'Umsatz24,00 €Aus Kulanz oder anderem Grund zurückgezahlt−2,00 €',
    );
    expect(plain(screen.getByText(/Davon sind/).textContent)).toContain(
      'Verkauft wurden 30,00 €. Davon sind 6,00 € nachgelassen, weil etwas fehlte oder mangelhaft war.',
    );
    screen.getByText(/^6,00.€ nachgelassen: vorher 30,00.€, jetzt 24,00.€$/);
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
    expect(plain(dialog.getByText('Differenz').nextSibling?.textContent)).toBe('−2,50 €');
    await send();
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Grund der Differenz/).required).toBe(true);
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
