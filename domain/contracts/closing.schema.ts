import { z } from 'zod';
import { actorSchema } from '../kernel/event.js';
import { cashCountSchema } from '../ordering/closing/closing-events.js';
import { closedFiguresSchema, closingFiguresSchema } from '../ordering/closing/closing-figures.schema.js';
import { saleStates } from '../ordering/sales.js';
import { paymentSchema } from './payments.schema.js';

const closedSumsSchema = closingFiguresSchema.pick({ orders: true, gross: true, amount: true });

/** Who closed a day or a month, or opened it again. */
export const closingStepSchema = z
  .object({
    type: z.enum(['closed', 'reopened']),
    at: z.iso.datetime(),
    by: actorSchema.extend({ name: z.string().nullable() }),
    reason: z.string().nullable(),
    /** What it was closed with; null of a reopening. */
    closed: closedSumsSchema.nullable(),
    /** Null of months and of a reopening. */
    cash: cashCountSchema.nullable(),
  })
  .meta({ id: 'ClosingStep' });
export type ShownClosingStep = z.infer<typeof closingStepSchema>;

/** The state of a day or a month that was closed at least once. Money in decimals. */
export const closingStateSchema = z
  .object({
    isClosed: z.boolean(),
    /** As it was closed last, whatever came later. */
    closed: closedFiguresSchema,
    /** Null of months. */
    cash: cashCountSchema.nullable(),
    /** Oldest first. */
    steps: z.array(closingStepSchema).min(1),
  })
  .meta({ id: 'ClosingState' });
export type ClosingState = z.infer<typeof closingStateSchema>;

const periodSumsShape = {
  orders: z.number().int(),
  gross: z.number(),
  amount: z.number(),
  /** Cash that came less cash that went. */
  cash: z.number(),
};

/** A business day of a branch on which something was sold, canceled or paid, or that was closed. */
export const closingDaySchema = z
  .object({
    branch: z.uuid(),
    date: z.iso.date(),
    ...periodSumsShape,
    /** Whether there was business at all: only such days must be closed. */
    isBusy: z.boolean(),
    closing: closingStateSchema.nullable(),
  })
  .meta({ id: 'ClosingDay' });
export type ClosingDay = z.infer<typeof closingDaySchema>;

export const closingMonthSchema = z
  .object({ branch: z.uuid(), month: z.string(), closing: closingStateSchema })
  .meta({ id: 'ClosingMonth' });

const countedShape = {
  state: z.enum(saleStates),
  /** Less what it was reduced by, and that. */
  gross: z.number(),
  reducedGross: z.number(),
};

/** An order whose figures changed after its day was closed. */
export const changedOrderSchema = z
  .object({
    id: z.uuid(),
    uid: z.string(),
    ticketNumber: z.number().int(),
    branch: z.uuid(),
    date: z.iso.date(),
    ...countedShape,
    /** How it counted when the day was closed; null if it did not count yet. */
    before: z.object(countedShape).nullable(),
  })
  .meta({ id: 'ChangedOrder' });
export type ChangedOrder = z.infer<typeof changedOrderSchema>;

/** GET /api/closings: what a business day or a month comes to, and what of it is closed. */
export const closingSchema = z
  .object({
    /** YYYY-MM-DD or YYYY-MM. */
    period: z.string(),
    /** Null is all that the user may see. */
    branch: z.uuid().nullable(),
    figures: closingFiguresSchema,
    days: z.array(closingDaySchema),
    /** Months of the period that were closed at least once. */
    months: z.array(closingMonthSchema),
    /** What happened to closed days after they were closed: at most 200 of each. */
    later: z.object({ payments: z.array(paymentSchema), orders: z.array(changedOrderSchema) }),
    /** What should be in the till when the day begins, as the last closing left it; null if it is not known. */
    openingCash: z.number().nullable(),
    /** What earlier closings of the day, which were opened again, took out of the till. */
    withdrawnCash: z.number(),
    /** The business day of the branch's first order, before which there is nothing to close; null without one, or of several branches. */
    firstDay: z.iso.date().nullable(),
    /** Position of the log up to which the figures count. */
    position: z.string(),
  })
  .meta({ id: 'Closing' });
export type Closing = z.infer<typeof closingSchema>;
