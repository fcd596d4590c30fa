import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { printContent } from '@bestellwerk/domain/print-documents/print-content';
import { isMarkedCanceled } from '@bestellwerk/domain/print-documents/print-context';
import { hasContent, replacedBy } from '@bestellwerk/domain/printing/earlier-contents';
import { nextCopy } from '@bestellwerk/domain/printing/print-job-id';
import type { OrderTemplate } from '@bestellwerk/domain/printing/print-terms.schema';
import { timeOrDate } from '@bestellwerk/domain/text/formats';
import type { PrintJob } from '../../../shared/printing/print-jobs-api.js';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import { useAtNow } from '../../../shared/ui/use-now.js';

/** What the next document of an order says about those before it, by the rule that the queue goes by. */
export function useMarks(order: StaffOrder, template: OrderTemplate, jobs: readonly PrintJob[]) {
  const content = printContent(template, order);
  const isCanceled = isMarkedCanceled(template, order);
  const earlier = jobs.filter((job) => job.template === template);
  const isCopy = nextCopy(earlier.filter((job) => hasContent(job, content))) > 0;
  const replaced = isCanceled ? null : replacedBy(content, earlier);
  const when = useTimeOrDate(replaced?.queuedAt);
  const hints = [
    isCanceled && 'Die Bestellung wird nicht ausgeführt: Der nächste Ausdruck trägt „STORNIERT“.',
    isCopy && 'Ein Ausdruck kam schon heraus oder ist unterwegs: Der nächste trägt „KOPIE“.',
    replaced &&
      `Die Bestellung wurde seit einem Ausdruck geändert: Der nächste trägt „GEÄNDERT, ersetzt den Ausdruck von ${when}“.`,
  ].filter((hint) => typeof hint === 'string');
  if (isCopy) return { hints, button: 'Als KOPIE drucken' };
  return { hints, button: replaced ? 'Als GEÄNDERT drucken' : 'Drucken' };
}

/** '18:05' today, else '21.11.2026, 18:05'. Empty without an instant (ISO). */
export function useTimeOrDate(instant: string | undefined): string {
  const timeZone = useTimeZone();
  return useAtNow((now) =>
    instant === undefined ? '' : timeOrDate(new Date(instant), new Date(now), timeZone),
  );
}
