import type { OrderTemplate } from '../printing/print-terms.schema.js';
import type { PrintContext } from './print-context.js';
import type { Settlement } from './settlement.js';

/** Whether there is cash to be put away when a document is printed. Never with a copy: nobody pays then. */
export const isForDrawer = (
  template: OrderTemplate,
  { copy }: Pick<PrintContext, 'copy'>,
  { paid }: Pick<Settlement, 'paid'>,
): boolean =>
  template === 'receipt' && copy === 0 && paid.some(({ method, amount }) => method === 'cash' && amount > 0);
