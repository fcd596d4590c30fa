import { canPrint } from '@bestellwerk/domain/printing/fitting-printer';
import type { Device } from '@bestellwerk/domain/records/definitions/device';
import { printFailureText } from '@bestellwerk/domain/printing/print-job-texts';
import { isClaimable } from '@bestellwerk/domain/printing/print-job-decisions';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Subscription } from 'rxjs';
import { ChangeFeed } from '../../platform/consistency/change-feed.js';
import { Clock } from '../../platform/clock.js';
import { DeviceContacts } from '../../devices/device-contacts.js';
import { JobDocuments } from '../job-documents.js';
import { JobReports } from '../job-reports.js';
import { printedWithinMs } from '../printed-within.js';
import { PrintJobs } from '../print-jobs.js';
import { Printers } from '../printers.js';
import { renderCodepages, renderEscPos } from '../rendering/render-escpos.js';
import { isThere, printOverTcp } from './print-over-tcp.js';

const LOOK_EVERY_MS = 1_000;

/**
 * Sends jobs to printers that are called over the network. Every backend does so: a job is taken in its stream, so only
 * one of them prints it. One that dies in between leaves a job of which nobody knows, and staff are asked.
 */
@Injectable()
export class TcpPrinting implements OnModuleInit, OnApplicationShutdown {
  private readonly busy = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private following: Subscription | undefined;
  private looking: Promise<void> | undefined;
  private isStopped = false;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly jobs: PrintJobs,
    private readonly printers: Printers,
    private readonly reports: JobReports,
    private readonly documents: JobDocuments,
    private readonly contacts: DeviceContacts,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
    this.following = this.feed.changes.subscribe((changes) => {
      if (changes.some(({ projection }) => projection === 'print_job')) this.look();
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    this.following?.unsubscribe();
    await this.looking;
    await Promise.all(this.busy.values());
  }

  private look(): void {
    if (this.isStopped || this.looking) return;
    this.looking = this.startWork()
      .catch((error: unknown) => this.log.debug({ reason: String(error) }, 'print jobs cannot be read'))
      .finally(() => (this.looking = undefined));
  }

  /** One job at a time for each printer. */
  private async startWork(): Promise<void> {
    const waiting = await this.jobs.printersWithWork();
    if (waiting.length === 0) return;
    for (const printer of await this.printers.all()) {
      const isOurs = printer.driver === 'escpos-tcp' && canPrint(printer) && waiting.includes(printer.id);
      if (!isOurs || this.busy.has(printer.id) || this.isStopped) continue;
      const work = this.printWaiting(printer)
        .catch((error: unknown) =>
          this.log.warn({ printer: printer.id, reason: String(error) }, 'printing failed'),
        )
        .finally(() => this.busy.delete(printer.id));
      this.busy.set(printer.id, work);
    }
  }

  /** Each job of a printer that is away costs seconds, so test pages are looked for between all of them. */
  private async printWaiting(printer: Device): Promise<void> {
    const isTested = await this.printTestPages(printer);
    const { ids, isAnswering } = await this.inTurn(printer, isTested);
    for (const id of ids) {
      if (this.isStopped) return;
      await this.print(id, printer, isAnswering);
      await this.printTestPages(printer);
    }
  }

  /** Whether one came out. */
  private async printTestPages(printer: Device): Promise<boolean> {
    let isPrinted = false;
    for (const { id } of await this.jobs.testPages(printer.id)) {
      if (this.isStopped) break;
      if (await this.print(id, printer)) isPrinted = true;
    }
    return isPrinted;
  }

  /** Whether it came out. */
  private async print(id: string, printer: Device, isAnswering = false): Promise<boolean> {
    const job = await this.reports.claim(id, printer, isAnswering);
    if (!job) return false;
    const document = await this.documents.ofJob(job, printer);
    if (document === null) {
      await this.reports.failed(id, printer, job.attempts, 'no-document');
      return false;
    }
    const { markup, isForDrawer, mark } = document;
    const isTest = job.template === 'test';
    const codepages = isTest ? Buffer.from(renderCodepages(printer), 'latin1') : Buffer.alloc(0);
    const bytes = Buffer.concat([codepages, renderEscPos(markup, printer, isForDrawer)]);
    const withinMs = printedWithinMs(markup, printer);
    const begin = () => this.reports.started(id, printer, { attempt: job.attempts, withinMs, mark });
    const result = await printOverTcp(printer, bytes, begin, withinMs);
    if (result.result === 'printed') await this.reports.confirmed(id, printer, job.attempts);
    if (result.result === 'failed') await this.reports.failed(id, printer, job.attempts, result.code);
    const status = result.result === 'failed' ? printFailureText(result.code) : 'Bereit';
    await this.contacts.seen(
      printer.id,
      result.result === 'unknown' ? printFailureText('no-answer') : status,
    );
    return result.result === 'printed';
  }

  /**
   * The jobs to try now. Each waits by itself after an attempt that failed, so those that are due may not be the oldest: once
   * the printer answers again, all come out in the order in which they were wanted.
   */
  private async inTurn(printer: Device, isTested: boolean): Promise<{ ids: string[]; isAnswering: boolean }> {
    const now = this.clock.now().toISOString();
    const waiting: { id: string; isDue: boolean }[] = [];
    for (const { id } of await this.jobs.queued(printer.id)) {
      const job = await this.reports.current(id);
      if (job.status === 'none' || !isClaimable(job, printer.id, now, true)) continue;
      waiting.push({ id, isDue: isClaimable(job, printer.id, now) });
    }
    const due = waiting.filter(({ isDue }) => isDue);
    const hasOthers = due.length > 0 && due.length < waiting.length;
    const isAnswering = isTested || (hasOthers && (await isThere(printer)));
    return { ids: (isAnswering ? waiting : due).map(({ id }) => id), isAnswering };
  }
}
