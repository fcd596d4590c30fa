import { deterministicId } from '../kernel/identifiers.js';
import { isFinished } from './print-job.js';
import type { PrintJobStatus, PrintTemplate } from './print-terms.schema.js';

/** A job that was asked for before, as far as it matters for the next one. */
export interface EarlierPrint {
  readonly status: PrintJobStatus;
  readonly wasStarted: boolean;
}

/**
 * Whether paper may have come out, or may still come out. Certainly not, if it came to its end and was never sent to a
 * printer. Once that is certain it stays so, hence an old answer is only ever too careful.
 */
export const mayHaveComeOut = ({ status, wasStarted }: EarlierPrint): boolean =>
  wasStarted || status === 'printed' || !isFinished(status);

/** The next document with these contents: a copy if one may have come out before. */
export const nextCopy = (earlier: readonly EarlierPrint[]): number => earlier.filter(mayHaveComeOut).length;

/**
 * The job's id: requests for the same document get the same job, so it cannot be printed twice. `ordinal` counts
 * what was asked for before.
 */
export const printJobId = (
  order: string,
  template: PrintTemplate,
  content: string,
  ordinal: number,
): string => deterministicId('print job', order, template, content, String(ordinal));
