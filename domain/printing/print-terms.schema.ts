import { z } from 'zod';

/** What is printed. */
export const printTemplateSchema = z
  .enum(['kitchen', 'receipt', 'deliveryNote', 'label', 'ticket', 'test'])
  .meta({ id: 'PrintTemplate' });
export type PrintTemplate = z.infer<typeof printTemplateSchema>;

/** What is printed of an order. */
export const orderTemplateSchema = printTemplateSchema.exclude(['test']).meta({ id: 'OrderTemplate' });
export type OrderTemplate = z.infer<typeof orderTemplateSchema>;

/** The status of a print job. `unknown`: nobody knows whether paper came out. */
export const printJobStatusSchema = z
  .enum(['queued', 'claimed', 'printing', 'printed', 'failed', 'unknown', 'expired', 'canceled'])
  .meta({ id: 'PrintJobStatus' });
export type PrintJobStatus = z.infer<typeof printJobStatusSchema>;

/** A printer under the name it had when it printed. */
export const namedPrinterSchema = z.object({ id: z.uuid(), name: z.string() }).meta({ id: 'NamedPrinter' });
export type NamedPrinter = z.infer<typeof namedPrinterSchema>;
