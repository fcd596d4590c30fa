import { describe, expect, it } from '@jest/globals';
import { orderStream, type OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import { eventsUntil, orderPlaced, placedOrder } from '@bestellwerk/domain/ordering/testing/orders';
import { staffOrderSchema } from '@bestellwerk/domain/contracts/order.schema';
import { rowsAfter } from '../../testing/rows-after.js';
import { orderBoard } from './project.js';

const order = '33333333-3333-4333-8333-333333333333';
const stream = orderStream(order);
const rowAfter = (events: readonly OrderEvent[]) => rowsAfter(orderBoard, stream, events)[0]!;
const paid = (amount: number): OrderEvent => ({
  type: 'PaymentRecorded',
  data: { payment: '44444444-4444-4444-8444-444444444444', method: 'cash', amount },
});

describe('order board', () => {
  it.each(Object.entries(eventsUntil).filter(([status]) => status !== 'none'))(
    'shows an order that is %s as staff expect it',
    (status, events) => {
      const row = rowAfter(events);
      expect(row.status).toBe(status);
      expect(row.document.status).toBe(status);
      expect(staffOrderSchema.parse(row.document)).toEqual(row.document);
    },
  );

  it.each([
    ['requested', true],
    ['offered', true],
    ['pending', true],
    ['confirmed', true],
    ['ready', true],
    ['dispatched', true],
    ['completed', false],
    ['rejected', false],
    ['canceled', false],
  ] as const)('counts %s as open: %s', (status, isOpen) => {
    expect(rowAfter(eventsUntil[status]).isOpen).toBe(isOpen);
  });

  it('has the mode and the payment state that lists are filtered by', () => {
    const before = rowAfter(eventsUntil.confirmed);
    expect(before).toMatchObject({ mode: before.document.mode, payment: 'open' });
    expect(rowAfter([...eventsUntil.confirmed, paid(1)]).payment).toBe('partly');
    expect(rowAfter([...eventsUntil.confirmed, paid(before.totalGross)]).payment).toBe('paid');
    expect(rowAfter(eventsUntil.rejected).payment).toBeNull();
  });

  it('is not written again when a message goes to the guest, which its history has', () => {
    const attempt = {
      message: order,
      kind: 'confirmation',
      channel: 'email',
      to: 'a@example.org',
      attempt: 1,
    };
    const before = rowAfter(eventsUntil.confirmed);
    const messages: OrderEvent[] = [
      { type: 'MessageFailed', data: { ...attempt, reason: 'unreachable', isFinal: false } } as OrderEvent,
      { type: 'MessageSent', data: { ...attempt, attempt: 2 } } as OrderEvent,
    ];
    expect(rowAfter([...eventsUntil.confirmed, ...messages])).toEqual(before);
  });

  it('contains the newest offer, and is missed no more once it was answered', () => {
    const missed: OrderEvent = { type: 'OrderMissed', data: { dueAt: '2026-11-20T17:10:00.000Z' } };
    expect(rowAfter([...eventsUntil.requested, missed]).document).toMatchObject({
      isMissed: true,
      quotation: null,
    });
    const { document, totalGross } = rowAfter([...eventsUntil.requested, missed, eventsUntil.offered[1]!]);
    expect(document).toMatchObject({
      isQuotation: true,
      isMissed: false,
      isPaid: false,
      quotation: { offer: 1, message: 'Gern!', validUntil: '2026-11-22T17:00:00.000Z' },
    });
    expect(totalGross).toBe(33);
  });

  it('contains position and time of its last event', () => {
    const { document, position } = rowAfter(eventsUntil.confirmed);
    expect(position).toBe('1020');
    expect(document).toMatchObject({ revision: '2', changedAt: '2026-11-20T17:02:00.000Z' });
  });

  it('sums payments exactly and contains the open amount', () => {
    const { document } = rowAfter([...eventsUntil.pending, paid(10.1), paid(10.2)]);
    expect(document).toMatchObject({ paidAmount: 20.3, openAmount: 12.7, isPaid: false });
    const all = rowAfter([...eventsUntil.pending, paid(10.1), paid(10.2), paid(12.7)]).document;
    expect(all).toMatchObject({ paidAmount: 33, openAmount: 0, isPaid: true });
  });

  it('adds the amount of a counter entry to the open amount', () => {
    const counterEntry: OrderEvent = {
      type: 'PaymentRecorded',
      data: {
        payment: '55555555-5555-4555-8555-555555555555',
        method: 'cash',
        amount: -33,
        corrects: '44444444-4444-4444-8444-444444444444',
        reason: 'Vertippt',
      },
    };
    const { document } = rowAfter([...eventsUntil.completed, paid(33), counterEntry]);
    expect(document).toMatchObject({ paidAmount: 0, openAmount: 33, isPaid: false });
  });

  it('contains the rejection message or the cancelation reason', () => {
    expect(rowAfter(eventsUntil.rejected).document.rejectionMessage).toBe('Leider aus.');
    expect(rowAfter(eventsUntil.canceled).document.cancelationReason).toBe('Storno');
  });

  it('survives the erasure of personal data', () => {
    const nobody = {
      firstName: null,
      lastName: null,
      companyName: null,
      vatNumber: null,
      email: null,
      phone: null,
    };
    const erased = { ...placedOrder(), contact: nobody, comment: null };
    const row = rowAfter([orderPlaced(erased), { type: 'OrderRejected', data: { message: null } }]);
    expect(row.document).toMatchObject({ contact: nobody, comment: null, rejectionMessage: null });
  });

  it('has the topics of the board of its branch and of its own page', () => {
    const row = rowAfter(eventsUntil.pending);
    expect(orderBoard.topics?.(row)).toEqual([`board:${row.branch}`, `order:${order}`]);
  });

  it('refuses an order that was never placed', () => {
    expect(() => rowAfter([{ type: 'OrderSubmitted', data: {} }])).toThrow(
      'OrderSubmitted without OrderPlaced',
    );
  });
});
