import { paymentMethodSchema } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { z } from 'zod';

/** Proposing another time is not supported yet; ignoring the proposal would promise the old time. */
export const confirmBodySchema = z
  .object({
    counterAppointment: z
      .null({ error: 'Ein anderer Termin kann noch nicht vorgeschlagen werden.' })
      .optional(),
  })
  .nullish()
  .meta({ id: 'ConfirmOrder' });
export const rejectBodySchema = z
  .object({ message: z.string().trim().max(1000).default('') })
  .meta({ id: 'RejectOrder' });
export const cancelBodySchema = z
  .object({ reason: z.string().trim().min(1).max(1000) })
  .meta({ id: 'CancelOrder' });
export const paymentBodySchema = z
  .object({ method: paymentMethodSchema, amount: z.number() })
  .meta({ id: 'RecordPayment' });

export const counterEntryBodySchema = z
  .object({ reason: z.string().trim().min(1).max(1000) })
  .meta({ id: 'CounterPayment' });

export type RejectBody = z.infer<typeof rejectBodySchema>;
export type CancelBody = z.infer<typeof cancelBodySchema>;
export type PaymentBody = z.infer<typeof paymentBodySchema>;
export type CounterEntryBody = z.infer<typeof counterEntryBodySchema>;
