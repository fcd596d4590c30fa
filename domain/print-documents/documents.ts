import type { StaffOrder } from '../contracts/order.schema.js';
import type { OrderTemplate } from '../printing/print-terms.schema.js';
import { deliveryNote } from './delivery-note.js';
import { guestTicket } from './guest-ticket.js';
import { kitchenTicket } from './kitchen-ticket.js';
import { labelStrip } from './labels/label-strip.js';
import type { PrintContext } from './print-context.js';
import { receipt } from './receipt.js';
import type { Settlement } from './settlement.js';

/** The document of an order in receiptline's markup: the one source of previews, files and what printers get. */
export const orderDocuments: Record<
  OrderTemplate,
  (order: StaffOrder, context: PrintContext, settlement: Settlement) => string
> = {
  kitchen: kitchenTicket,
  receipt,
  deliveryNote,
  label: labelStrip,
  ticket: guestTicket,
};
