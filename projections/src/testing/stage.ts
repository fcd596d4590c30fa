import { eventually } from '@bestellwerk/server-kit/testing/until';
import { startTestServers, type TestServers } from '../../../embedded/testing/servers.js';
import { readProjectionStatus } from '../health/projection-status.js';
import type { ProcessLog } from '../deadlines/host/process-host.js';
import { projections as allProjections } from '../projections.js';
import type { Projection } from '../engine/projection.js';
import { Runner } from '../engine/runner/runner.js';
import type { RunnerLog } from '../engine/runner/target.js';
import { openServices, type Services } from '../app/services.js';

export const quiet: RunnerLog = {
  handled: () => undefined,
  parked: () => undefined,
  released: () => undefined,
  info: () => undefined,
  warn: () => undefined,
};

export const quietProcesses: ProcessLog = {
  carriedOut: () => undefined,
  failed: () => undefined,
  waiting: () => undefined,
};

export interface RunningRunner {
  readonly runner: Runner;
  readonly services: Services;
  stop(): Promise<void>;
}

/** Servers of its own for a test file, with an empty log and an empty database. */
export class Stage {
  private readonly runners: RunningRunner[] = [];

  private constructor(
    private readonly servers: TestServers,
    readonly services: Services,
  ) {}

  static async start(): Promise<Stage> {
    const servers = await startTestServers();
    return new Stage(servers, await openServices(servers.postgres, servers.eventstore));
  }

  /** A runner as another process would have it. */
  async run(
    projections: readonly Projection[] = allProjections,
    options: { log?: Partial<RunnerLog>; maintainedEveryMs?: number; eventStoreUrl?: string } = {},
  ): Promise<RunningRunner> {
    const { eventStoreUrl = this.servers.eventstore } = options;
    const services = await openServices(this.servers.postgres, eventStoreUrl);
    const runner = new Runner(services, {
      projections,
      log: { ...quiet, ...options.log },
      maintainedEveryMs: options.maintainedEveryMs,
    });
    const end = new AbortController();
    const running = runner.run(end.signal);
    let isStopped = false;
    const stop = async (): Promise<void> => {
      if (isStopped) return;
      isStopped = true;
      end.abort();
      await running;
      await services.close();
    };
    const started = { runner, services, stop };
    this.runners.push(started);
    return started;
  }

  /** Ends every connection of the runners, as a restart of the database does. */
  async cutConnections(): Promise<void> {
    await this.services.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'bestellwerk%' AND pid <> pg_backend_pid()`,
    );
  }

  /** Resolves when every projection has handled the whole log. */
  async handledAll(): Promise<void> {
    await eventually(async () => {
      const lags = (await readProjectionStatus(this.services)).map(
        ({ projection, lag }) => `${projection} ${lag}`,
      );
      if (lags.length === 0 || lags.some((lag) => !lag.endsWith(' 0'))) throw new Error(lags.join(', '));
    });
  }

  get eventStoreUrl(): string {
    return this.servers.eventstore;
  }

  get databaseUrl(): string {
    return this.servers.postgres;
  }

  async stopRunners(): Promise<void> {
    for (const { stop } of this.runners.splice(0)) await stop();
  }

  async stop(): Promise<void> {
    await this.stopRunners();
    await this.services.close();
    await this.servers.stop();
  }
}
