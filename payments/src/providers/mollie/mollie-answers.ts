import { z } from 'zod';

/** What we read of Mollie's answers; everything else may come, go and change. */

const amount = z.object({ value: z.string(), currency: z.string() });

const optionalText = z.string().nullish();

/** Mollie says 2022-07-12T12:21:43+00:00 or 2022-07-12T12:21:43.0Z. */
const instant = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .transform((text) => new Date(text).toISOString());

const ours = z.looseObject({
  attempt: z.string().optional(),
  order: z.string().optional(),
  refund: z.string().optional(),
  capture: z.string().optional(),
});
/** Null where somebody else wrote something else into it. */
const metadata = ours.nullish().catch(null);

const refund = z.object({ id: z.string(), status: z.string(), amount, metadata });

const capture = z.object({ id: z.string(), status: z.string(), amount: amount.nullish(), metadata });

const chargeback = z.object({ id: z.string(), amount, reversedAt: optionalText });

export const molliePayment = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  metadata,
  createdAt: instant,
  isCancelable: z.boolean().nullish(),
  expiresAt: instant.nullish(),
  captureBefore: instant.nullish(),
  amountCaptured: amount.nullish(),
  amountRefunded: amount.nullish(),
  amountChargedBack: amount.nullish(),
  details: z.looseObject({ failureReason: optionalText }).nullish().catch(null),
  _links: z.looseObject({ checkout: z.object({ href: z.string() }).nullish() }),
  _embedded: z
    .object({
      refunds: z.array(refund).optional(),
      chargebacks: z.array(chargeback).optional(),
    })
    .nullish(),
});

const list = <Item extends z.ZodType>(name: string, item: Item) =>
  z.object({
    _embedded: z.object({ [name]: z.array(item) }),
    _links: z.looseObject({ next: z.object({ href: z.string() }).nullish() }).nullish(),
  });

export const mollieRefund = refund;
export const mollieRefunds = list('refunds', refund);
export const mollieCaptures = list('captures', capture);
export const molliePayments = list('payments', molliePayment);
export const mollieMethods = list('methods', z.object({ id: z.string(), description: z.string() }));

export const mollieError = z.object({
  title: z.string().catch(''),
  detail: z.string().catch(''),
  field: optionalText,
});

export type MolliePayment = z.output<typeof molliePayment>;
export type MollieRefund = z.output<typeof refund>;
