import { z } from 'zod';

/** What a figure consists of: orders, working activities, or sums of visits. */
export const figureEntryKinds = ['order', 'working-activity', 'visits'] as const;

export { figureLists, type FigureList } from '../ordering/statistics/sale-entries.js';

const entry = z
  .object({
    kind: z.enum(figureEntryKinds),
    /** Of the order or the working activity; sums of visits have none. */
    id: z.uuid().nullable(),
    /** The day to whose figures it adds. */
    date: z.iso.date(),
    /** When the order was placed, or the work began. */
    at: z.iso.datetime().nullable(),
    label: z.string(),
    /** Null: the whole shop. */
    branch: z.uuid().nullable(),
    /** In the unit of the statistic. */
    value: z.number(),
    /** Of revenue, what its gross consists of. */
    net: z.number().optional(),
    tax: z.number().optional(),
  })
  .meta({ id: 'FigureEntry' });
export type FigureEntry = z.infer<typeof entry>;

/** The entries of which a figure is the sum, those of the latest days first; `next` asks for those after them. */
export const figureEntriesSchema = z
  .object({ entries: z.array(entry), next: z.string().nullable() })
  .meta({ id: 'FigureEntries' });
export type FigureEntries = z.infer<typeof figureEntriesSchema>;
