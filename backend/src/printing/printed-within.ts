import { partsOf } from '@bestellwerk/domain/print-documents/markup';
import type { Paper } from './rendering/paper.js';

/** Long receipts as pictures take some seconds. */
export const PRINTED_WITHIN_MS = 30_000;
/** To print another label and cut it off. */
const EACH_FURTHER_PART_MS = 1_000;

/** How long a printer may take for a document before nobody knows what became of it. */
export const printedWithinMs = (markup: string, { copies }: Pick<Paper, 'copies'>): number =>
  PRINTED_WITHIN_MS + (partsOf(markup).length * (copies ?? 1) - 1) * EACH_FURTHER_PART_MS;
