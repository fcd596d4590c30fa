import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { printContent } from '@bestellwerk/domain/print-documents/print-content';
import { isMarkedCanceled } from '@bestellwerk/domain/print-documents/print-context';
import { hasContent, replacedBy } from '@bestellwerk/domain/printing/earlier-contents';
import { isFinished, type PrintJob } from '@bestellwerk/domain/printing/print-job';
import { printDeadlines, queuePrint } from '@bestellwerk/domain/printing/print-job-decisions';
import { printJobStream } from '@bestellwerk/domain/printing/print-job-events';
import { nextCopy, printJobId } from '@bestellwerk/domain/printing/print-job-id';
import type { OrderTemplate } from '@bestellwerk/domain/printing/print-terms.schema';
import type { Device } from '@bestellwerk/domain/records/definitions/device';
import type { StoredPrintJob } from '@bestellwerk/domain/views/print-job';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { printJobStreams } from './print-job-streams.js';
import { named } from './printers.js';
import { PrintJobs } from './print-jobs.js';

export interface WantedPrint {
  readonly order: StaffOrder;
  readonly template: OrderTemplate;
  readonly printer: Device;
  /** Of the command that asks. */
  readonly commandId: string;
}

/** Which job a request for a document is. */
@Injectable()
export class PrintQueue {
  constructor(
    private readonly jobs: PrintJobs,
    private readonly transactor: Transactor,
    private readonly clock: Clock,
  ) {}

  /** The job's id and the decision that queues it. Two who ask at once, or one who asks twice, get the same job. */
  async plan(wanted: WantedPrint) {
    const { order, template, printer } = wanted;
    const content = printContent(template, order);
    const all = await this.upToDate(await this.jobs.earlier(order.id, template));
    const { id, earlier } = await this.jobFor(
      wanted,
      content.id,
      all.filter((one) => hasContent(one, content)),
    );
    const replaced = isMarkedCanceled(template, order) ? null : replacedBy(content, all);
    const replacedRevision = replaced && (await this.orderRevisionOf(replaced.id));
    const data = {
      branch: order.branch.id,
      printer: named(printer),
      template,
      order: { id: order.id, revision: order.revision, ticketNumber: order.ticketNumber },
      content: content.id,
      copy: nextCopy(earlier),
      replaces: replaced?.queuedAt ?? null,
      ...(replacedRevision && { replacedRevision }),
      ...printDeadlines(template, this.clock.now().toISOString()),
    };
    return { id, decide: (job: PrintJob) => queuePrint(job, data) };
  }

  /** Of which nobody knows what became of them: staff may have answered that just now. */
  private upToDate(jobs: readonly StoredPrintJob[]): Promise<StoredPrintJob[]> {
    return Promise.all(
      jobs.map(async (job) => (job.status === 'unknown' ? ((await this.viewOf(job.id)) ?? job) : job)),
    );
  }

  private async viewOf(id: string): Promise<StoredPrintJob | undefined> {
    return (await this.read(id)).view;
  }

  private async orderRevisionOf(id: string): Promise<string | undefined> {
    const { state: job } = await this.read(id);
    return job.status === 'none' ? undefined : job.order?.revision;
  }

  private async read(id: string) {
    return (await this.transactor.read(printJobStream(id), printJobStreams.decider)).state;
  }

  /** The job of this very request, or that of another one which is still under way, or a new one. */
  private async jobFor(
    { order, template, commandId }: WantedPrint,
    content: string,
    earlier: StoredPrintJob[],
  ) {
    const repeated = earlier.find(({ commandIds }) => commandIds.includes(commandId));
    if (repeated) return { id: repeated.id, earlier };
    for (;;) {
      const id = printJobId(order.id, template, content, earlier.length);
      const view = await this.viewOf(id);
      // The read model may not know it yet.
      if (!view || view.commandIds.includes(commandId) || !isFinished(view.status)) return { id, earlier };
      earlier.push(view);
    }
  }
}
