import { eventFamilies } from '@bestellwerk/domain/event-families';
import { Backoff } from '@bestellwerk/server-kit/backoff';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { describeFailure } from '../database/failure.js';
import { Metrics, ObservedProcesses, ObservedRunner } from '../metrics/metrics.js';
import { paymentCommands } from '../deadlines/host/payment-commands.js';
import { ProcessHost } from '../deadlines/host/process-host.js';
import { projections } from '../projections.js';
import { Runner } from '../engine/runner/runner.js';
import { openServices, type Services } from './services.js';
import { SETTINGS, type Settings } from './settings.js';
import { LOGGER } from '@bestellwerk/server-kit/logger';

const PAYMENTS_AT_ONCE = 8;

/** Opens the servers, retrying with backoff, and runs projections and processes between them while the process lives. */
@Injectable()
export class RunnerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stop = new AbortController();
  private running: Promise<void> = Promise.resolve();
  services: Services | null = null;
  runner: Runner | null = null;
  processes: ProcessHost | null = null;
  /** Works at the payment providers, beside the other processes: they may take long to answer. */
  payments: ProcessHost | null = null;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly metrics: Metrics,
    private readonly dataSource: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run(this.stop.signal);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.running;
    await this.services?.close();
  }

  private async run(signal: AbortSignal): Promise<void> {
    this.services = await this.open(signal);
    if (!this.services) return;
    const log = new ObservedRunner(this.metrics, this.logger);
    const options = {
      clock: { now: this.settings.now },
      log: new ObservedProcesses(this.metrics, this.logger),
    };
    const processes = new ProcessHost(this.services, options);
    const payments = new ProcessHost(this.services, {
      ...options,
      commands: paymentCommands(this.settings.providers),
      atOnce: PAYMENTS_AT_ONCE,
    });
    this.processes = processes;
    this.payments = payments;
    this.runner = new Runner(this.services, {
      projections,
      log,
      underLease: async (working) => {
        await Promise.all([processes.run(working), payments.run(working)]);
      },
    });
    await this.runner.run(signal);
  }

  private async open(signal: AbortSignal): Promise<Services | null> {
    const backoff = new Backoff();
    while (!signal.aborted) {
      try {
        const { databaseUrl, eventStoreUrl } = this.settings;
        return await openServices(databaseUrl, eventStoreUrl, eventFamilies, this.dataSource);
      } catch (error) {
        this.logger.warn({ reason: describeFailure(error) }, 'Waiting for the database');
        await backoff.wait(signal);
      }
    }
    return null;
  }
}
