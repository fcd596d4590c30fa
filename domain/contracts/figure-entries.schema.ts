import { z } from 'zod';

/** What a figure consists of: orders, working activities, planned shifts without one, or sums of visits. */
export const figureEntryKinds = ['order', 'working-activity', 'planned-shift', 'visits'] as const;

/**
 * What is to be said of a shift: nobody came, nobody had planned it, its work is in another branch than planned, or goes on, or its
 * plan is no part of the deviation yet.
 */
export const shiftFindings = ['missed', 'unplanned', 'elsewhere', 'running', 'pending'] as const;
export type ShiftFinding = (typeof shiftFindings)[number];

export { figureLists, type FigureList } from '../ordering/statistics/sale-entries.js';

const entry = z
  .object({
    kind: z.enum(figureEntryKinds),
    /** Of the order or the working activity; planned shifts and sums of visits have none. */
    id: z.uuid().nullable(),
    /** The day to whose figures it adds. */
    date: z.iso.date(),
    /** When the order was placed, or the work began, or should have begun. */
    at: z.iso.datetime().nullable(),
    label: z.string(),
    /** Null: the whole shop. */
    branch: z.uuid().nullable(),
    /** In the unit of the statistic. */
    value: z.number(),
    /** Of revenue, what its gross consists of. */
    net: z.number().optional(),
    tax: z.number().optional(),
    /** Of planned and worked time: minutes that were planned. */
    planned: z.number().int().optional(),
    findings: z.array(z.enum(shiftFindings)).optional(),
    /** Minutes after the planned beginning, where these are too many. */
    late: z.number().int().optional(),
    /** Of a single item: how much of it was sold, and how much of that within packages, without money. */
    quantity: z.number().optional(),
    containedQuantity: z.number().optional(),
    unit: z.string().optional(),
  })
  .meta({ id: 'FigureEntry' });
export type FigureEntry = z.infer<typeof entry>;

/** The entries of which a figure is the sum, those of the latest days first; `next` asks for those after them. */
export const figureEntriesSchema = z
  .object({ entries: z.array(entry), next: z.string().nullable() })
  .meta({ id: 'FigureEntries' });
export type FigureEntries = z.infer<typeof figureEntriesSchema>;
