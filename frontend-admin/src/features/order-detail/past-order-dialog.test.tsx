import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderHistoryEntry, StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Payment } from '@bestellwerk/domain/contracts/payments.schema';
import { anItem } from '../../testing/an-item.js';
import { anAttempt, anOnlineOrder, anOrder, aPayment } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import { OrderTimeline } from './order-timeline.js';

afterEach(cleanup);

const entry = (
  revision: number,
  type: string,
  text: string,
  at = `2026-11-20T17:0${revision}:00.000Z`,
): OrderHistoryEntry => ({
  ...{ position: String(revision), revision: String(revision), at, type, text, changes: [] },
  actor: { kind: 'user', id: 'u-1', name: 'Resi' },
  origin: 'back office',
});

const history = [
  entry(0, 'OrderPlaced', 'Bestellung aufgegeben.'),
  entry(1, 'OrderSubmitted', 'Bestellung übermittelt.'),
  entry(2, 'OrderItemChanged', 'Position 1 geändert.'),
  entry(3, 'OrderConfirmed', 'Bestellung bestätigt.'),
];
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

interface Shown {
  order?: StaffOrder;
  entries?: OrderHistoryEntry[];
  payments?: Payment[];
}

/** The dialog with the order as it was after the last entry but one. */
async function openPast(
  was: StaffOrder,
  { order = anOrder({ revision: '3' }), entries = history, payments = [] }: Shown = {},
) {
  show(<OrderTimeline order={order} />, {
    'GET /api/orders/o-1/history': () => entries,
    'GET /api/orders/o-1/payments': () => payments,
    [`GET /api/orders/o-1/history/${was.revision}`]: () => was,
  });
  const buttons = await screen.findAllByRole('button', { name: /^Stand danach/ });
  await userEvent.click(buttons.at(-1)!);
  const dialog = await screen.findByRole('dialog', { name: /^Stand vom / });
  await within(dialog).findByText(/^Nach: /);
  return { dialog, buttons, ...within(dialog) };
}

test('the order can be seen as it was after every event but the last', async () => {
  const was = anOrder({ revision: '2', items: [anItem({ name: 'Gulasch von damals' })] });
  const { buttons, findByText, getByText } = await openPast(was);
  expect(buttons).toHaveLength(2);
  expect(await findByText('Gulasch von damals')).toBeTruthy();
  expect(getByText('Nach: Position 1 geändert.')).toBeTruthy();
});

test('the order as it was says which order it is, how it goes to the guest, and who made the change', async () => {
  const was = anOrder({ revision: '2', mode: 'delivery' });
  const { findByText, getByText } = await openPast(was);
  expect(await findByText(`Bestellung ${was.ticketNumber}, ${was.branch.name}, Nr. ${was.uid}`)).toBeTruthy();
  expect(getByText('Resi, Backoffice')).toBeTruthy();
  expect(getByText('Lieferung')).toBeTruthy();
});

describe('the state of an order after an event', () => {
  const address = {
    ...{ name: '', companyName: '', street: 'Zieglergasse 5', stairway: '', floor: '', door: '' },
    ...{ zipCode: '1070', city: 'Wien', country: 'AT' },
  };
  const { contact } = anOrder();
  const was = anOrder({
    ...{ revision: '2', status: 'proposed', comment: 'Bitte klingeln', address },
    contact: { ...contact, email: 'anna@example.org', phone: '+43 660 1234567' },
    items: [anItem()],
    ...{ appointmentDate: '2026-11-20T18:00:00.000Z', counterAppointment: '2026-11-20T18:30:00.000Z' },
    answerBy: '2026-11-20T17:45:00.000Z',
    notes: [
      {
        text: 'Stammgast, ruft an',
        at: '2026-11-20T17:01:30.000Z',
        actor: { kind: 'user', id: 'u-1' },
      },
    ],
  });

  test('has the guest with contact and address, the comment and the notes of then', async () => {
    const { findByText, getByText } = await openPast(was);
    for (const words of [
      'Anna Huber',
      '+43 660 1234567',
      'anna@example.org',
      'Zieglergasse 5',
      '1070 Wien',
    ]) {
      expect(await findByText(words)).toBeTruthy();
    }
    expect(getByText('Bitte klingeln')).toBeTruthy();
    expect(getByText('Stammgast, ruft an')).toBeTruthy();
  });

  test('has the time that was wanted and the one that was proposed, with the end of the time to answer', async () => {
    const { getByText } = await openPast(was);
    for (const [name, time] of [
      ['Wunschzeit', '19:00'],
      ['Vorgeschlagene Zeit', '19:30'],
      ['Antwort bis', '18:45'],
    ] as const) {
      expect(getByText(name).textContent).toContain(`20.11.2026, ${time}`);
    }
  });

  test('has the offer of then', async () => {
    const quotation = {
      ...{ offer: 2, message: 'Mit Brot.', validUntil: '2026-11-21T17:00:00.000Z' },
      offeredAt: '2026-11-20T17:02:00.000Z',
    };
    const offered = anOrder({ revision: '2', status: 'offered', isQuotation: true, quotation });
    const { findByRole, getByText } = await openPast(offered);
    expect(await findByRole('heading', { name: 'Angebot (2. Fassung)' })).toBeTruthy();
    expect(getByText('Mit Brot.')).toBeTruthy();
  });

  test('has the reason for which it was canceled', async () => {
    const canceled = anOrder({ revision: '2', status: 'canceled', cancelationReason: 'Doppelt bestellt' });
    expect((await openPast(canceled)).getByText('Storniert, Grund: Doppelt bestellt')).toBeTruthy();
  });

  test('offers nothing that changes the order', async () => {
    const { dialog, findByText } = await openPast({ ...anOnlineOrder(), ...was, openAmount: 5 });
    await findByText('anna@example.org');
    // The one that closes it.
    expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    expect(within(dialog).queryByRole('link', { name: 'Auskunft oder Löschung' })).toBeNull();
  });

  test('has the attempts and refunds at the provider as they were', async () => {
    const paidThen = anOnlineOrder({ revision: '2' });
    const refund = { id: 'r-1', attempt: 'a-1', amount: 3, status: 'succeeded', reference: null } as const;
    const order = anOnlineOrder({
      revision: '3',
      onlinePayments: { attempts: [anAttempt()], refunds: [refund] },
    });
    const { findByRole } = await openPast(paidThen, { order });
    const list = await findByRole('list', { name: 'Online-Zahlungen' });
    expect(plain(list.textContent)).toContain('11,00 €');
    expect(list.textContent).not.toContain('Rückzahlung');
  });

  test('has what staff had taken by then, and not what they took or took back later', async () => {
    const payments = [
      aPayment({ id: 'p-1', amount: 4, position: '2', correctedBy: 'p-3' }),
      aPayment({ id: 'p-2', amount: 7, position: '3' }),
      aPayment({ id: 'p-3', amount: -4, position: '4', kind: 'counterEntry', corrects: 'p-1' }),
    ];
    const { findByText, queryByText, getByRole } = await openPast(was, { payments });
    const first = await findByText(/^4,00.€$/);
    expect(first.closest('li')!.hasAttribute('data-void')).toBe(false);
    expect(queryByText('Storniert')).toBeNull();
    expect(within(getByRole('list', { name: 'Zahlungen' })).getAllByRole('listitem')).toHaveLength(1);
  });
});

test('the state after a refund that waits says that it is noted, as the history does', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const [first, second] = [minutesAgo(20), minutesAgo(10)];
  const refund = (id: string, status: 'requested' | 'succeeded', requestedAt: string) => ({
    ...{ id, attempt: 'a-1', amount: 3, status, reference: null, requestedAt },
  });
  const refunds = [refund('r-1', 'succeeded', first), refund('r-2', 'requested', second)];
  const order = anOnlineOrder({ revision: '3', onlinePayments: { attempts: [anAttempt()], refunds } });
  const requested = 'Rückzahlung von 3,00 € veranlasst: Kulanz.';
  const { getByText } = await openPast(
    { ...order, revision: '2' },
    {
      order,
      entries: [
        entry(1, 'RefundRequested', requested, first),
        entry(2, 'RefundRequested', requested, second),
        entry(3, 'OrderConfirmed', 'Bestellung bestätigt.'),
      ],
    },
  );
  expect(
    getByText(/^Nach: Rückzahlung von 3,00 € vorgemerkt, wartet bis \d\d:\d\d Uhr: Kulanz\.$/),
  ).toBeTruthy();
  expect(getByText(/^Rückzahlung vorgemerkt/)).toBeTruthy();
});
