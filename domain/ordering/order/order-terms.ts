import { z } from 'zod';

export const paymentMethodSchema = z
  .enum(['cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans'])
  .meta({ id: 'PaymentMethod' });
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/** The status of an order. Derived from its events, never set. */
export const orderStatusSchema = z
  .enum([
    'awaitingPayment',
    'pending',
    'confirmed',
    'ready',
    'dispatched',
    'completed',
    'rejected',
    'canceled',
    'failed',
  ])
  .meta({ id: 'OrderStatus' });
export type OrderStatus = z.infer<typeof orderStatusSchema>;
