import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { CurrentUser } from '@bestellwerk/domain/contracts/session.schema';
import { branch, config } from '@bestellwerk/domain/ordering/testing/inn';
import { ConfigContext } from '../../shared/shop/shop-api.js';
import { anItem } from '../../testing/an-item.js';
import { anOrder, aPayment } from '../../testing/an-order.js';
import { manager, show } from '../../testing/show.js';
import { PaymentBlock } from './payment-block.js';

afterEach(cleanup);

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const employee: CurrentUser = { ...manager, roles: ['ROLE_EMPLOYEE'] };
const taken = aPayment();
const takenBack = aPayment({ id: 'p-2', correctedBy: 'p-3' });
const counterEntry = aPayment({
  id: 'p-3',
  kind: 'counterEntry',
  amount: -10,
  corrects: 'p-2',
  reason: 'Vertippt',
});
const payments = (...data: object[]) => ({ 'GET /api/orders/o-1/payments': () => data });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Zahlungen' })).findAllByRole('listitem');

describe('the payments of an order', () => {
  test('are listed with person, time and counter-entries', async () => {
    show(<PaymentBlock order={anOrder()} />, payments(taken, takenBack, counterEntry));
    const texts = (await rows()).map((row) => plain(row.textContent));
    expect(texts).toEqual([
      'Barzahlung10,00 €20.11.2026, 18:05, Resi LindnerRückzahlung erfassenGegenbuchung',
      'Barzahlung10,00 €20.11.2026, 18:05, Resi LindnerStorniert',
      'Gegenbuchung Barzahlung−10,00 €20.11.2026, 18:05, Resi Lindner„Vertippt“',
    ]);
  });

  test('can be recorded in parts with the chosen method', async () => {
    const { writes } = show(<PaymentBlock order={anOrder()} />, {
      ...payments(),
      'POST /api/orders/o-1/payments': () => anOrder({ paidAmount: 4.5, openAmount: 6.5 }),
    });
    await userEvent.click(screen.getByText('Karte'));
    const amount = screen.getByLabelText('Betrag');
    await userEvent.clear(amount);
    await userEvent.type(amount, '4,5');
    await userEvent.click(screen.getByRole('button', { name: 'Kartenzahlung erfassen' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]!.body).toEqual({ method: 'atm-card', amount: 4.5, expectedOpen: 11 });
  });

  test.each([
    ['cash', ['Bar']],
    ['hydro-ag-voucher', ['Bar', 'Gutschein']],
  ] as const)(
    'of an order placed with %s are recorded only with it and what the branch takes: %j',
    async (paymentMethod, labels) => {
      const off = { isATMCardEnabled: false, isHydroAGVoucherEnabled: false, isCashEnabled: true };
      const shop = config({ enableHydroAGVoucher: false });
      show(
        <ConfigContext value={shop}>
          <PaymentBlock order={anOrder({ paymentMethod })} />
        </ConfigContext>,
        { ...payments(), 'GET /api/branches': () => [branch({ id: 'b-1', ...off })] },
      );
      const shown = () => screen.getAllByRole('radio').map((radio) => radio.parentElement!.textContent);
      await waitFor(() => expect(shown()).toEqual(labels));
    },
  );

  test('show the amount to refund for a canceled order until the refund is recorded', async () => {
    const canceled = anOrder({ status: 'canceled', paidAmount: 10, openAmount: 1 });
    show(<PaymentBlock order={canceled} />, payments(taken));
    expect(plain(screen.getByText(/^Zurückzugeben/).textContent)).toBe('Zurückzugeben 10,00 €');
    expect(await screen.findByRole('button', { name: /^Rückzahlung erfassen zu 10,00/ })).toBeTruthy();
    cleanup();
    show(
      <PaymentBlock order={{ ...canceled, paidAmount: 0, owedAmount: 0 }} />,
      payments(takenBack, counterEntry),
    );
    await rows();
    expect(screen.queryByText(/^Zurückzugeben/)).toBeNull();
  });

  test('require a reason for a counter-entry', async () => {
    const { writes } = show(<PaymentBlock order={anOrder()} />, {
      ...payments(taken),
      'POST /api/orders/o-1/payments/p-1/counter-entry': () => anOrder(),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Gegenbuchung zu 10,00/ }));
    const dialog = await screen.findByRole('dialog');
    const send = () => userEvent.click(within(dialog).getByRole('button', { name: 'Zahlung zurücknehmen' }));
    await send();
    expect(within(dialog).getByText('Bitte geben Sie einen Grund an.')).toBeTruthy();
    expect(writes()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Doppelt erfasst' }));
    await send();
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]).toMatchObject({ body: { reason: 'Doppelt erfasst' }, key: expect.any(String) });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('can be given back in part, in another way than it was paid, and then no more than is left', async () => {
    const back = aPayment({ id: 'p-4', kind: 'refund', amount: -4, refunds: 'p-1', cause: 'faulty' });
    const { writes } = show(<PaymentBlock order={anOrder({ paidAmount: 6 })} />, {
      ...payments(taken, back),
      'POST /api/orders/o-1/payments/p-1/refunds': () => anOrder({ paidAmount: 4 }),
    });
    const [first, second] = await rows();
    expect(within(first!).queryByRole('button', { name: /^Gegenbuchung/ })).toBeNull();
    expect(plain(second!.textContent)).toContain('Rückzahlung Barzahlung: Falsch oder mangelhaft−4,00 €');
    await userEvent.click(within(first!).getByRole('button', { name: /^Rückzahlung erfassen zu 10,00/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(plain(dialog.getByText(/^Höchstens/).textContent)).toBe('Höchstens 6,00 €');
    await userEvent.click(dialog.getByText('Kulanz'));
    await userEvent.click(dialog.getByText('Karte'));
    await userEvent.clear(dialog.getByLabelText('Betrag'));
    await userEvent.type(dialog.getByLabelText('Betrag'), '2');
    await userEvent.click(dialog.getByRole('button', { name: /^2,00.€ zurückgeben$/ }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    const body = { cause: 'goodwill', amount: 2, method: 'atm-card', reason: '' };
    expect(writes()[0]).toMatchObject({ body, key: expect.any(String) });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('name the line that a refund by hand is about, as long as the order has it', async () => {
    const back = aPayment({ id: 'p-4', kind: 'refund', amount: -4, refunds: 'p-1', cause: 'faulty' });
    const lineRefunds = [{ refund: 'p-4', line: 1, amount: 4 }];
    const items = [anItem({ name: 'Suppe' }), anItem({ name: 'Schnitzel', amount: 2 })];
    const texts = async (order: Partial<StaffOrder>) => {
      cleanup();
      show(<PaymentBlock order={anOrder({ paidAmount: 6, ...order })} />, payments(taken, back));
      return (await rows()).map((row) => plain(row.querySelector('span')?.textContent));
    };
    const cause = 'Rückzahlung Barzahlung: Falsch oder mangelhaft';
    expect((await texts({ items, lineRefunds }))[1]).toBe(`${cause} (2 × Schnitzel)`);
    expect((await texts({ items: items.slice(0, 1), lineRefunds: [] }))[1]).toBe(cause);
  });

  test('that were given back by mistake are taken back by a counter entry', async () => {
    const back = aPayment({ id: 'p-4', kind: 'refund', amount: -10, refunds: 'p-1' });
    show(<PaymentBlock order={anOrder()} />, payments(taken, back));
    const [first, second] = await rows();
    expect(within(first!).queryByRole('button')).toBeNull();
    await userEvent.click(within(second!).getByRole('button', { name: /^Gegenbuchung zu −10,00/ }));
    expect(await screen.findByRole('button', { name: 'Rückzahlung zurücknehmen' })).toBeTruthy();
  });

  test('offer no counter-entry without permission', async () => {
    show(<PaymentBlock order={anOrder()} />, payments(taken), employee);
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Gegenbuchung/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Barzahlung erfassen' })).toBeTruthy();
  });

  test('of a canceled order can be refunded, but no new ones can be recorded', async () => {
    show(<PaymentBlock order={anOrder({ status: 'canceled' })} />, payments(taken));
    expect(await screen.findByRole('button', { name: /^Rückzahlung erfassen zu/ })).toBeTruthy();
    expect(screen.queryByLabelText('Betrag')).toBeNull();
  });
});
