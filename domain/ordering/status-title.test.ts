import { expect, test } from '@jest/globals';
import { deliveryModeSchema, type DeliveryMode } from '../delivery/delivery-mode.schema.js';
import { orderStatusSchema, type OrderStatus } from './order/order-terms.schema.js';
import { statusTitle } from './order-texts.js';

const inEveryMode = (text: string) => ({ takeaway: text, delivery: text, dineIn: text });

const titles: Record<OrderStatus, Record<DeliveryMode, string>> = {
  awaitingPayment: inEveryMode('Warten auf Zahlungseingang'),
  pending: inEveryMode('Warten auf Bestätigung'),
  confirmed: inEveryMode('Bestellung bestätigt'),
  ready: { ...inEveryMode('Bestellung vorbereitet'), takeaway: 'Bereit zur Abholung' },
  dispatched: inEveryMode('In Zustellung'),
  completed: { ...inEveryMode('Abgeschlossen'), delivery: 'Zugestellt' },
  rejected: inEveryMode('Bestellung storniert'),
  canceled: inEveryMode('Bestellung storniert'),
  failed: inEveryMode('Bestellung fehlgeschlagen'),
};

test.each(
  orderStatusSchema.options.flatMap((status) =>
    deliveryModeSchema.options.map((mode) => [status, mode] as const),
  ),
)('an order that is %s, %s, has the title of the specification', (status, mode) => {
  expect(statusTitle(status, mode)).toBe(titles[status][mode]);
});
