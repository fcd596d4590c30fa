import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { printContent } from '@bestellwerk/domain/print-documents/print-content';
import { outdatedPrint } from '@bestellwerk/domain/printing/earlier-contents';
import { prints } from '@bestellwerk/domain/printing/fitting-printer';
import { isOpen } from '../../../shared/orders/orders-api.js';
import type { PrintJob } from '../../../shared/printing/print-jobs-api.js';
import { useMay } from '../../../shared/session/use-user.js';
import { FormNote } from '../../../shared/ui/notes.js';
import { useAtNow } from '../../../shared/ui/use-now.js';
import { useTimeOrDate } from './use-marks.js';
import type { Printer } from './use-printers.js';

/** A printer that prints tickets by itself waits for further changes first. */
const COMES_WITHIN_MS = 30_000;

interface Properties {
  order: StaffOrder;
  jobs: readonly PrintJob[];
  printers: readonly Printer[];
  onPrint(): void;
}

/** That the kitchen holds a ticket from before the order was changed, while it still can make use of a new one. */
export function OutdatedTicket({ order, jobs, printers, onPrint }: Properties) {
  const mayPrint = useMay()('order.print', order.branch.id);
  const tickets = jobs.filter(({ template }) => template === 'kitchen');
  const outdated = isOpen(order) ? outdatedPrint(printContent('kitchen', order), tickets) : null;
  const when = useTimeOrDate(outdated?.queuedAt);
  const isJustChanged = useAtNow((now) => now < Date.parse(order.changedAt) + COMES_WITHIN_MS);
  if (!outdated) return null;
  const isComing = isJustChanged && order.status === 'confirmed' && printers.some(printsByItself);
  const next = isComing ? 'Der neue wird gleich von selbst gedruckt.' : 'Bitte drucken Sie ihn neu.';
  return (
    <FormNote
      text={`Die Bestellung wurde nach dem Küchenbon von ${when} geändert. ${next}`}
      action={mayPrint && !isComing ? 'Küchenbon drucken' : undefined}
      onAction={onPrint}
    />
  );
}

const printsByItself = (printer: Printer): boolean => printer.isAutomatic && prints(printer, 'kitchen');
