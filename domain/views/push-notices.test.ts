import { describe, expect, test } from '@jest/globals';
import type { StaffOrder } from '../contracts/order.schema.js';
import type { Actor, RecordedEvent } from '../kernel/event.js';
import { customerStatusText } from '../ordering/order-texts.js';
import type { OrderEvent } from '../ordering/order/order-events.js';
import { orderPlaced, placedOrder } from '../ordering/testing/orders.js';
import type { PrintJobEvent, PrintJobQueued } from '../printing/print-job-events.js';
import { normalizeSpaces } from '../text/testing/normalize-spaces.js';
import { staffOrderAfter } from './order-documents.js';
import { guestNotice, isStepForGuest, orderNotice, printerNotice, pushKindOf } from './push-notices.js';

const recorded = <E extends OrderEvent | PrintJobEvent>(
  event: E,
  kind: Actor['kind'] = 'customer',
): RecordedEvent<E> => ({
  ...event,
  ...{ id: '', stream: 'order-o-1', revision: '0', position: '0' },
  metadata: {
    ...{ commandId: '', correlationId: '', causationId: '', origin: 'storefront', v: 1 },
    actor: { kind, id: null },
    at: '2026-11-20T17:00:00.000Z',
  },
});

const submitted: OrderEvent = { type: 'OrderSubmitted', data: {} };
const failed = (retry: object | null) =>
  ({ type: 'PrintJobFailed', data: { attempt: 1, code: 'cover-open', retry } }) as PrintJobEvent;

describe('what is a reason to notify staff', () => {
  test.each<[string, OrderEvent | PrintJobEvent, string | null, Actor['kind']]>([
    ['an order that goes to the branch', submitted, 'newOrder', 'customer'],
    ['one that was paid first', submitted, 'newOrder', 'provider'],
    ['one that staff entered themselves', submitted, null, 'user'],
    ['an order that is placed and not there yet', orderPlaced(placedOrder()), null, 'customer'],
    ['a request for a quotation', orderPlaced(placedOrder({ isQuotation: true })), 'newOrder', 'customer'],
    ['an order nobody confirmed', { type: 'OrderMissed', data: { dueAt: '' } }, 'missed', 'system'],
    ['a late ticket', { type: 'PrintJobOverdue', data: {} }, 'printerFault', 'system'],
    ['a ticket nobody knows of', { type: 'PrintJobUnknown', data: { attempt: 1 } }, 'printerFault', 'system'],
    ['a ticket that is not tried again', failed(null), 'printerFault', 'device'],
    ['one that is', failed({}), null, 'device'],
    ['a confirmed order', { type: 'OrderConfirmed', data: { appointment: null } }, null, 'user'],
  ])('%s', (_case, event, kind, actor) => {
    expect(pushKindOf(recorded(event, actor) as RecordedEvent<OrderEvent>)).toBe(kind);
  });
});

describe('what is a reason to notify a guest', () => {
  test.each<[string, OrderEvent, boolean, Actor['kind']]>([
    ['a confirmation', { type: 'OrderConfirmed', data: { appointment: null } }, true, 'user'],
    ['a confirmation by itself', { type: 'OrderConfirmed', data: { appointment: null } }, true, 'system'],
    ['what the guest did', { type: 'OrderConfirmed', data: { appointment: null } }, false, 'customer'],
    ['an order that goes to the branch', submitted, false, 'provider'],
    ['an order nobody confirmed', { type: 'OrderMissed', data: { dueAt: '' } }, false, 'system'],
  ])('%s', (_case, event, isReason, kind) => {
    expect(isStepForGuest(recorded(event, kind))).toBe(isReason);
  });
});

describe('a notification', () => {
  const order = staffOrderAfter(undefined, recorded(orderPlaced(placedOrder({ comment: 'Bitte läuten' }))));

  test('names ticket, branch, mode and amount, and nothing of the guest', () => {
    const notice = orderNotice('newOrder', { ...order, id: 'o-1' });
    expect({ ...notice, body: normalizeSpaces(notice.body) }).toMatchObject({
      title: 'Neue Bestellung 7',
      body: 'Gasthof Linde, Abholung, 33,00 €',
      url: '/backend/orders/o-1',
    });
    expect(JSON.stringify(notice)).not.toMatch(/Anna|Huber|660|läuten/);
  });

  test('of a guest says what became of the order, and holds neither the guest nor the secret of its page', () => {
    const notice = guestNotice({ ...order, id: 'o-1', status: 'ready' });
    expect(notice).toMatchObject({
      subject: 'o-1',
      body: 'Gasthof Linde, Bestellung 7',
      url: `/status/${order.uid}`,
    });
    expect(notice.title).toBe(customerStatusText('ready', 'takeaway'));
    expect(JSON.stringify(notice)).not.toMatch(/Anna|Huber|660|läuten/);
  });

  test.each<[string, Partial<StaffOrder>, 'newOrder' | 'missed']>([
    ['Neue Angebotsanfrage 7', { isQuotation: true }, 'newOrder'],
    ['Bestellung 7 wartet noch', {}, 'missed'],
  ])('%s', (title, changes, kind) => {
    expect(orderNotice(kind, { ...order, ...changes }).title).toBe(title);
  });

  test('of a printer names the ticket and the printer', () => {
    const job = {
      ...{ branch: 'b-1', template: 'kitchen', printer: { id: 'p-1', name: 'Küche' } },
      order: { id: 'o-1', revision: '1', ticketNumber: 14 },
    } as PrintJobQueued;
    expect(printerNotice('j-1', job)).toMatchObject({
      ...{ kind: 'printerFault', subject: 'j-1', branch: 'b-1', title: 'Nicht gedruckt' },
      body: 'Küchenbon zu Bestellung 14, Drucker Küche',
    });
    expect(printerNotice('j-1', { ...job, template: 'test', order: null }).body).toBe(
      'Testseite, Drucker Küche',
    );
  });
});
