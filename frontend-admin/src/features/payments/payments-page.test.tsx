import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { branchChosen } from '../../shared/branches/branch-choice.js';
import { aPayment } from '../../testing/an-order.js';
import { manager, show } from '../../testing/show.js';
import PaymentsPage from './payments-page.js';

afterEach(cleanup);

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const day = { branch: 'b-1', date: '2026-11-20', payments: 1, counterEntries: 0 };
const described = (data: object[], meta: object) => () => new Described(data, meta);
const answers = {
  'GET /api/payments/days': described(
    [
      { ...day, method: 'cash', amount: 0, payments: 1, counterEntries: 1 },
      { ...day, method: 'atm-card', amount: 25.5 },
    ],
    { amount: 25.5, position: '200' },
  ),
  'GET /api/payments': described(
    [
      aPayment({ id: 'p-3', method: 'atm-card', amount: 25.5 }),
      aPayment({ id: 'p-2', kind: 'counterEntry', amount: -10, corrects: 'p-1', reason: 'Vertippt' }),
      aPayment({ correctedBy: 'p-2' }),
    ],
    { total: 3, page: 1, limit: 25, amount: 25.5, position: '200' },
  ),
};

describe('the payments page', () => {
  test('sums up each method and lists every payment with its order', async () => {
    show(<PaymentsPage />, answers);
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => plain(within(row).getAllByRole('cell')[3]!.textContent))).toEqual([
      'Bankomatkarte',
      'BarzahlungGegenbuchung: Vertippt',
      'Barzahlungstorniert',
    ]);
    expect(within(rows[0]!).getByRole('link').getAttribute('href')).toBe('/orders/o-1');
    const sums = (await screen.findByText('Gesamt')).closest('dl')!;
    expect([...sums.children].map((figure) => plain(figure.textContent))).toEqual([
      'Gesamt25,50 €2 Zahlungen, 1 Gegenbuchung',
      'Bankomatkarte25,50 €1 Zahlung',
      'Barzahlung0,00 €1 Zahlung, 1 Gegenbuchung',
    ]);
  });

  test('names days and branches, and says by which day payments count and when a business day ends', async () => {
    const branches = [...manager.user.branches, { id: 'b-2', name: 'Bahnhof' }];
    const path = '/payments?from=2026-11-20&to=2026-11-22';
    const { store } = show(
      <PaymentsPage />,
      answers,
      { ...manager, user: { ...manager.user, branches } },
      path,
    );
    screen.getByText('20.11.2026 bis 22.11.2026, Altstadt und Bahnhof');
    screen.getByText(/Umsatz in den Abschlüssen am Tag der Bestellung.*endet um 04:00 Uhr\./);
    act(() => void store.dispatch(branchChosen('b-2')));
    screen.getByText('20.11.2026 bis 22.11.2026, Bahnhof');
    await screen.findByRole('table');
  });

  test('names what a provider did with a payment', async () => {
    const online = { method: 'mollie' as const, by: { kind: 'provider' as const, id: null, name: null } };
    const rows = [
      { ...aPayment({ id: 'p-6', ...online, amount: -5 }), kind: 'chargeback' },
      { ...aPayment({ id: 'p-5', ...online, amount: -10, reason: 'Kalt' }), kind: 'refund' },
      { ...aPayment({ id: 'p-4', ...online }), kind: 'payment' },
    ];
    show(<PaymentsPage />, {
      ...answers,
      'GET /api/payments': described(rows, { total: 3, page: 1, limit: 25, amount: -5, position: '200' }),
    });
    const shown = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    const cells = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .slice(3, 5)
        .map(({ textContent }) => textContent);
    expect(shown.map(cells)).toEqual([
      ['Online-ZahlungRückbuchung', 'Mollie'],
      ['Online-ZahlungRückzahlung: Kalt', 'Mollie'],
      ['Online-Zahlung', 'Mollie'],
    ]);
  });

  test('says whether guests can pay online, and that no money moves in a test environment', async () => {
    const problem = 'MOLLIE_API_KEY fehlt.';
    show(<PaymentsPage />, {
      ...answers,
      'GET /api/payment-providers': () => [
        { name: 'mollie', isSandbox: true, isUsable: false, problem },
        { name: 'datatrans', isSandbox: true, isUsable: true, problem: null },
      ],
    });
    const [mollie, datatrans] = await within(
      await screen.findByRole('list', { name: 'Zahlungsanbieter' }),
    ).findAllByRole('listitem');
    expect(mollie!.textContent).toBe(`MollieWird nicht angeboten${problem}`);
    expect(datatrans!.textContent).toBe('DatatransBereit');
    expect(screen.getByText('Testumgebung: Es wird kein Geld bewegt.')).toBeTruthy();
  });

  test('says of a provider that only does not answer that it is still offered', async () => {
    const problem = 'Mollie antwortet nicht.';
    show(<PaymentsPage />, {
      ...answers,
      'GET /api/payment-providers': () => [{ name: 'mollie', isSandbox: false, isUsable: true, problem }],
    });
    const list = await screen.findByRole('list', { name: 'Zahlungsanbieter' });
    expect((await within(list).findByRole('listitem')).textContent).toBe(
      `MollieGestört${problem} Im Shop wird die Zahlungsart weiter angeboten.`,
    );
  });

  test('offers the filtered payments as CSV', async () => {
    show(<PaymentsPage />, answers);
    await userEvent.selectOptions(screen.getByLabelText('Auswahl'), 'Letzte 7 Tage');
    await userEvent.selectOptions(screen.getByLabelText('Zahlungsart'), 'Bankomatkarte');
    const address = screen.getByRole('link', { name: 'Als CSV laden' }).getAttribute('href')!;
    expect(address).toMatch(
      /^\/api\/payments\/export\.csv\?from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}&filter%5Bmethod%5D=atm-card$/,
    );
  });

  test('shows an empty state without payments', async () => {
    show(<PaymentsPage />, {
      'GET /api/payments/days': described([], { amount: 0, position: '200' }),
      'GET /api/payments': described([], { total: 0, page: 1, limit: 25, amount: 0, position: '200' }),
    });
    expect(await screen.findByText('Keine Zahlungen in dieser Auswahl.')).toBeTruthy();
  });

  test('denies access without permission', () => {
    show(<PaymentsPage />, answers, { ...manager, roles: ['ROLE_EMPLOYEE'] });
    expect(screen.getByText('Kein Zugriff auf Zahlungen.')).toBeTruthy();
  });
});

test('the page says at the field how many days are compared with the providers at once', async () => {
  show(<PaymentsPage />, answers, manager, '/payments?from=2026-11-01&to=2026-11-20');
  await screen.findByText('Abgleich mit den Zahlungsanbietern: höchstens 31 Tage auf einmal.');
  cleanup();
  show(<PaymentsPage />, answers, manager, '/payments?from=2026-10-01&to=2026-11-20');
  const problem = 'Für den Abgleich wählen Sie bitte höchstens 31 Tage. Gewählt sind 51.';
  expect(await screen.findAllByText(problem)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Jetzt abgleichen' })).toBeNull();
});
