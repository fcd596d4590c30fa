import { z } from 'zod';
import { problemSchema } from './envelope.schema.js';

/** Lines of one request, without the headings: larger files are sent in slices, each with the headings. */
export const MOST_LINES = 500;

export const csvImportSchema = z
  .object({
    csv: z.string().min(1),
    /** Only reports what would be done. */
    dryRun: z.boolean().default(false),
  })
  .meta({
    id: 'CsvImport',
    examples: [{ csv: 'id\r\n6f1e0f6a-3f0f-4f5e-9b1e-0d9a3c1b2a10\r\n', dryRun: true }],
  });
export type CsvImport = z.infer<typeof csvImportSchema>;

/** The effect of a line, or its errors. The headings are line 1. */
export const csvRowSchema = z
  .object({
    line: z.number().int(),
    title: z.string(),
    action: z.enum(['create', 'change', 'none']),
    errors: z.array(problemSchema),
    /** Of an existing record: the cell texts of each changed field before and after. */
    changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    /** Prices that change at least tenfold and need a confirmation. */
    jumps: z.array(z.object({ label: z.string(), before: z.number(), after: z.number() })),
  })
  .meta({ id: 'CsvRow' });
export type CsvRow = z.infer<typeof csvRowSchema>;

export const csvImportResultSchema = z
  .object({ rows: z.array(csvRowSchema), created: z.number().int(), changed: z.number().int() })
  .meta({ id: 'CsvImportResult' });
export type CsvImportResult = z.infer<typeof csvImportResultSchema>;
