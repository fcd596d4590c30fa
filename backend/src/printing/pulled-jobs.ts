import { isClaimable } from '@bestellwerk/domain/printing/print-job-decisions';
import type { Device } from '@bestellwerk/domain/records/definitions/device';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { JobDocuments, type PrintedDocument } from './job-documents.js';
import { JobReports } from './job-reports.js';
import { PrintJobs } from './print-jobs.js';
import { printedWithinMs } from './printed-within.js';
import type { JobAttempt } from './job-token.js';

export interface TakenJob extends JobAttempt, PrintedDocument {}

/** Jobs of printers that fetch them. A job goes out once: what is fetched and not answered is for staff to decide. */
@Injectable()
export class PulledJobs {
  constructor(
    private readonly jobs: PrintJobs,
    private readonly reports: JobReports,
    private readonly documents: JobDocuments,
    private readonly clock: Clock,
  ) {}

  /** The id of the next job that waits for a printer and the attempt that it would be; null if there is none. */
  async next(printer: Device): Promise<JobAttempt | null> {
    const now = this.clock.now().toISOString();
    const waiting = [...(await this.jobs.testPages(printer.id)), ...(await this.jobs.queued(printer.id))];
    for (const { id } of waiting) {
      const job = await this.reports.current(id);
      if (job.status !== 'none' && isClaimable(job, printer.id, now))
        return { job: id, attempt: job.attempts + 1 };
    }
    return null;
  }

  /** Takes the next job for a printer and begins it. */
  async take(printer: Device): Promise<TakenJob | null> {
    for (let wanted = await this.next(printer); wanted; wanted = await this.next(printer)) {
      const taken = await this.begin(wanted.job, printer);
      if (taken) return taken;
    }
    return null;
  }

  /** Takes this job for a printer and begins it. Null if it cannot be taken, or cannot be printed any more. */
  async begin(id: string, printer: Device): Promise<TakenJob | null> {
    const job = await this.reports.claim(id, printer);
    if (!job) return null;
    const document = await this.documents.ofJob(job, printer);
    if (document === null) {
      await this.reports.failed(id, printer, job.attempts, 'no-document');
      return null;
    }
    const { markup, mark } = document;
    const withinMs = printedWithinMs(markup, printer);
    await this.reports.started(id, printer, { attempt: job.attempts, withinMs, mark });
    return { job: id, attempt: job.attempts, ...document };
  }

  /** What the printer has already, to be sent again as it was: it may not have received it. */
  async again({ job: id, attempt }: JobAttempt, printer: Device): Promise<TakenJob | null> {
    const job = await this.reports.current(id);
    const isIts = job.status === 'printing' && job.printer.id === printer.id && job.attempts === attempt;
    const document = isIts ? await this.documents.ofJob(job, printer) : null;
    return document && { job: id, attempt, ...document };
  }

  /** What the printer has and has not answered. */
  async inHand(printer: Device): Promise<JobAttempt | null> {
    for (const { id } of await this.jobs.atPrinter(printer.id)) {
      const job = await this.reports.current(id);
      if (job.status === 'printing') return { job: id, attempt: job.attempts };
    }
    return null;
  }

  /** Whether a job is at this printer: nobody reports about the jobs of others. */
  async isOf(id: string, printer: string): Promise<boolean> {
    const job = await this.reports.current(id);
    return job.status !== 'none' && job.printer.id === printer;
  }
}
