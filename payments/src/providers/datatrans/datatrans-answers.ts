import { z } from 'zod';

/** What we read of Datatrans' answers. Amounts are minor units, which it also writes as text. */

const units = z.coerce.number().int();

const historyEntry = z.object({
  action: z.string(),
  amount: units.nullish(),
  source: z.string().nullish(),
  date: z.string().nullish(),
  success: z.boolean().nullish(),
});

export const datatransTransaction = z.object({
  transactionId: z.string(),
  type: z.string(),
  status: z.string(),
  currency: z.string(),
  refno: z.string().nullish(),
  refno2: z.string().nullish(),
  detail: z
    .looseObject({
      init: z.looseObject({ expires: z.string().nullish() }).nullish(),
      authorize: z.looseObject({ amount: units.nullish() }).nullish(),
      settle: z.looseObject({ amount: units.nullish() }).nullish(),
      fail: z.looseObject({ reason: z.string().nullish() }).nullish(),
    })
    .nullish(),
  history: z.array(historyEntry).nullish(),
});

export const datatransOpened = z.object({ transactionId: z.string() });

export const datatransError = z.object({
  error: z.object({ code: z.string(), message: z.string().catch('') }),
});

export type DatatransTransaction = z.output<typeof datatransTransaction>;
