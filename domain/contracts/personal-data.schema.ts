import { z } from 'zod';
import { deliveryModeSchema } from '../delivery/delivery-mode.schema.js';
import { erasureReasonSchema } from '../ordering/order/order-events.js';
import { orderStatusSchema } from '../ordering/order/order-terms.schema.js';

const instant = z.iso.datetime();

/** Shorter texts would find half of all guests. */
const MIN_SEARCH = 3;
/** How many orders and customers are exported or erased at once. */
export const MOST_PERSONAL_ORDERS = 500;

const search = z
  .string({ error: 'Bitte geben Sie E-Mail-Adresse, Telefonnummer oder Namen ein.' })
  .trim()
  .min(MIN_SEARCH, { error: `Bitte geben Sie mindestens ${MIN_SEARCH} Zeichen ein.` })
  .max(200, { error: 'Bitte geben Sie höchstens 200 Zeichen ein.' });

export const personSearchSchema = z.object({ search }).meta({ id: 'PersonSearch' });

/** An order of the person who is sought. */
export const personalOrderSchema = z
  .object({
    id: z.uuid(),
    uid: z.string(),
    ticketNumber: z.number().int(),
    branch: z.object({ id: z.uuid(), name: z.string() }),
    placedAt: instant,
    status: orderStatusSchema,
    mode: deliveryModeSchema,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Why the data cannot be erased yet, as a sentence; null if it can. */
    neededBecause: z.string().nullable(),
  })
  .meta({ id: 'PersonalOrder' });
export type PersonalOrder = z.infer<typeof personalOrderSchema>;

export const personalCustomerSchema = z
  .object({ id: z.uuid(), name: z.string(), email: z.string(), phone: z.string() })
  .meta({ id: 'PersonalCustomer' });
export type PersonalCustomer = z.infer<typeof personalCustomerSchema>;

export const foundPersonSchema = z
  .object({
    orders: z.array(personalOrderSchema),
    customers: z.array(personalCustomerSchema),
    /** There are more orders than are listed. */
    isCut: z.boolean(),
  })
  .meta({ id: 'FoundPerson' });
export type FoundPerson = z.infer<typeof foundPersonSchema>;

/** Which orders and customers are meant: those of one person, as somebody has looked at them. */
export const personSelectionSchema = z
  .object({
    search,
    orders: z.array(z.uuid()).max(MOST_PERSONAL_ORDERS),
    customers: z.array(z.uuid()).max(MOST_PERSONAL_ORDERS),
  })
  .refine(({ orders, customers }) => orders.length + customers.length > 0, {
    error: 'Bitte wählen Sie mindestens eine Bestellung oder einen Kunden aus.',
    path: ['orders'],
  })
  .meta({ id: 'PersonSelection' });
export type PersonSelection = z.infer<typeof personSelectionSchema>;

/** What became of one order or customer. */
const outcomeSchema = z.enum(['erased', 'needed', 'unknown']).nullable();

/** What was emptied beside the log: how many of each. */
export const emptiedSchema = z.object({
  keys: z.number().int(),
  mails: z.number().int(),
  messages: z.number().int(),
  uploads: z.number().int(),
});

/** An erasure with its progress, and the proof of it once it is finished. Nothing in it reveals who the person was. */
export const erasureSchema = z
  .object({
    id: z.uuid(),
    reason: erasureReasonSchema,
    requestedAt: instant,
    /** Null where a rule asked for it. */
    requestedBy: z.object({ id: z.uuid(), name: z.string().nullable() }).nullable(),
    /** Keyed hash of what was sought: only with it and the server's key can it be seen to be the same. */
    searchHash: z.string().nullable(),
    orders: z.array(
      z.object({
        id: z.uuid(),
        uid: z.string(),
        ticketNumber: z.number().int().nullable(),
        branch: z.string().nullable(),
        date: z.iso.date().nullable(),
        outcome: outcomeSchema,
        /** Why it is still needed. */
        text: z.string().nullable(),
      }),
    ),
    customers: z.array(z.object({ id: z.uuid(), outcome: outcomeSchema })),
    emptied: emptiedSchema,
    /** What is left of what was erased, looked for afterwards: all 0 if nothing is. */
    left: z
      .object({
        keys: z.number().int(),
        mails: z.number().int(),
        uploads: z.number().int(),
        readModels: z.number().int(),
        /** Orders and customers that the same search still finds: those that were not chosen, or are still needed. */
        found: z.number().int().nullable(),
      })
      .nullable(),
    finishedAt: instant.nullable(),
  })
  .meta({ id: 'Erasure' });
export type Erasure = z.infer<typeof erasureSchema>;

/** How much of an erasure is done. */
export function erasureProgress({ orders, customers }: Pick<Erasure, 'orders' | 'customers'>) {
  const all = [...orders, ...customers];
  return { done: all.filter(({ outcome }) => outcome !== null).length, total: all.length };
}

export const erasureSummarySchema = erasureSchema
  .pick({ id: true, reason: true, requestedAt: true, requestedBy: true, finishedAt: true })
  .extend({
    /** How many were meant, and how many of them are erased by now. */
    orders: z.number().int(),
    customers: z.number().int(),
    erasedOrders: z.number().int(),
    erasedCustomers: z.number().int(),
  })
  .meta({ id: 'ErasureSummary' });
export type ErasureSummary = z.infer<typeof erasureSummarySchema>;
