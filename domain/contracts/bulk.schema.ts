import { z } from 'zod';
import { problemSchema } from './envelope.schema.js';

/** Records of one request. */
const MOST_RECORDS = 500;

/** Records, each with the revision that was seen. */
export const bulkRecordsSchema = z
  .array(z.object({ id: z.uuid(), revision: z.string().regex(/^\d{1,15}$/) }))
  .min(1)
  .max(MOST_RECORDS);
export type BulkRecords = z.infer<typeof bulkRecordsSchema>;

export const bulkRecordsExample: BulkRecords = [
  { id: '6f1e0f6a-3f0f-4f5e-9b1e-0d9a3c1b2a10', revision: '0' },
];

const recordsAlone = (id: string) =>
  z.object({ records: bulkRecordsSchema }).meta({ id, examples: [{ records: bulkRecordsExample }] });

export const bulkRemovalSchema = recordsAlone('BulkRemoval');
export type BulkRemoval = z.infer<typeof bulkRemovalSchema>;

export const bulkRestoreSchema = recordsAlone('BulkRestore');
export type BulkRestore = z.infer<typeof bulkRestoreSchema>;

/** The result for each record: the changed ones, and the errors of the others. */
export const bulkResultSchema = z
  .object({
    done: z.array(z.uuid()),
    refused: z.array(z.object({ id: z.uuid(), errors: z.array(problemSchema) })),
  })
  .meta({ id: 'BulkResult' });
export type BulkResult = z.infer<typeof bulkResultSchema>;
