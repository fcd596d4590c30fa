import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { printContent } from '@bestellwerk/domain/print-documents/print-content';
import { outdatedPrint } from '@bestellwerk/domain/printing/earlier-contents';
import { isOpen } from '../../../shared/orders/orders-api.js';
import type { PrintJob } from '../../../shared/printing/print-jobs-api.js';
import { useMay } from '../../../shared/session/use-user.js';
import { FormNote } from '../../../shared/ui/notes.js';
import { useTimeOrDate } from './use-marks.js';

interface Properties {
  order: StaffOrder;
  jobs: readonly PrintJob[];
  onPrint(): void;
}

/** That the kitchen holds a ticket from before the order was changed, while it still can make use of a new one. */
export function OutdatedTicket({ order, jobs, onPrint }: Properties) {
  const mayPrint = useMay()('order.print', order.branch.id);
  const tickets = jobs.filter(({ template }) => template === 'kitchen');
  const outdated = isOpen(order) ? outdatedPrint(printContent('kitchen', order), tickets) : null;
  const when = useTimeOrDate(outdated?.queuedAt);
  if (!outdated) return null;
  return (
    <FormNote
      text={`Die Bestellung wurde nach dem Küchenbon von ${when} geändert. Bitte drucken Sie ihn neu.`}
      action={mayPrint ? 'Küchenbon drucken' : undefined}
      onAction={onPrint}
    />
  );
}
