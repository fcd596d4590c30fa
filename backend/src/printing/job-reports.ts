import { randomUUID } from 'node:crypto';
import type { Decision } from '@bestellwerk/domain/kernel/decider';
import type { ExistingPrintJob, PrintJob } from '@bestellwerk/domain/printing/print-job';
import {
  claimPrint,
  confirmPrint,
  failPrint,
  type StartPrint,
  startPrint,
} from '@bestellwerk/domain/printing/print-job-decisions';
import { type PrintJobEvent, printJobStream } from '@bestellwerk/domain/printing/print-job-events';
import type { Device } from '@bestellwerk/domain/records/definitions/device';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { printJobStreams } from './print-job-streams.js';
import { named, Printers } from './printers.js';

/** What printers report about jobs, written down under the printer's name. */
@Injectable()
export class JobReports {
  constructor(
    private readonly transactor: Transactor,
    private readonly printers: Printers,
    private readonly clock: Clock,
  ) {}

  /** Takes a job for a printer; null if another one was faster, or it came to its end. */
  async claim(job: string, printer: Device, isAnswering = false): Promise<ExistingPrintJob | null> {
    const at = this.now();
    const outcome = await this.write(job, printer, (state) =>
      claimPrint(state, { printer: named(printer), at, isAnswering }),
    );
    if (!outcome.accepted || outcome.events.length === 0) return null;
    return outcome.state.state as ExistingPrintJob;
  }

  /** The job as it is now. */
  async current(job: string): Promise<PrintJob> {
    return (await this.transactor.read(printJobStream(job), printJobStreams.decider)).state.state;
  }

  async started(job: string, printer: Device, start: Omit<StartPrint, 'at'>): Promise<void> {
    const at = this.now();
    await this.write(job, printer, (state) => startPrint(state, { ...start, at }));
  }

  async confirmed(job: string, printer: Device, attempt: number): Promise<void> {
    await this.write(job, printer, (state) => confirmPrint(state, attempt));
  }

  async failed(job: string, printer: Device, attempt: number, code: string): Promise<void> {
    const known = await this.current(job);
    const fallback = known.status === 'none' ? null : await this.printers.fallbackOf(printer, known.template);
    const at = this.now();
    await this.write(job, printer, (state) => failPrint(state, { attempt, code, at, fallback }));
  }

  private write(job: string, printer: Device, decide: (state: PrintJob) => Decision<PrintJobEvent>) {
    const commandId = randomUUID();
    return this.transactor.transact({
      stream: printJobStream(job),
      decider: printJobStreams.decider,
      context: {
        commandId,
        correlationId: commandId,
        causationId: commandId,
        actor: { kind: 'device', id: printer.id },
        origin: 'system',
      },
      decide: ({ state }) => decide(state),
    });
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}
