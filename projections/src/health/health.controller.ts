import { Controller, Get, Header } from '@nestjs/common';
import { HealthCheck, HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import type { ProcessHost } from '../deadlines/host/process-host.js';
import { RunnerHost } from '../app/runner-host.js';
import { readProjectionStatus } from './projection-status.js';

const WITHIN_MS = 3_000;
const PROCESSES_LOOK_WITHIN_SECONDS = 10;
/** A provider may keep one waiting. */
const PAYMENTS_LOOK_WITHIN_SECONDS = 60;

/** Whether the process runs, and whether the read models follow the log. */
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly host: RunnerHost,
  ) {}

  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /** 503 while the database or the log is away, or another process holds the lease. */
  @Get('ready')
  @HealthCheck()
  @Header('cache-control', 'no-store')
  ready() {
    return this.health.check([
      () => this.attempt('database', async ({ dataSource }) => void (await dataSource.query('SELECT 1'))),
      () => this.attempt('log', ({ eventLog }) => eventLog.ping()),
      () => this.lease(),
      () => this.projections(),
      () => this.deadlines('processes', this.host.processes, PROCESSES_LOOK_WITHIN_SECONDS),
      () => this.deadlines('payments', this.host.payments, PAYMENTS_LOOK_WITHIN_SECONDS),
    ]);
  }

  private async attempt(
    name: string,
    work: (services: NonNullable<RunnerHost['services']>) => Promise<void>,
  ) {
    const indicator = this.indicators.check(name);
    const { services } = this.host;
    if (!services) return indicator.down('not connected yet');
    return indicator.attempt(() => work(services)).withTimeout(WITHIN_MS);
  }

  private lease() {
    const indicator = this.indicators.check('lease');
    const { runner } = this.host;
    if (!runner?.holdsLease) return indicator.down({ holder: 'another process or nobody' });
    return runner.isFollowing ? indicator.up() : indicator.down({ holder: 'this process, not following' });
  }

  private async projections() {
    const indicator = this.indicators.check('projections');
    const { services } = this.host;
    if (!services) return indicator.down();
    const standings = await readProjectionStatus(services).catch(() => null);
    if (!standings) return indicator.down();
    const details = Object.fromEntries(
      standings.map(({ projection, ...standing }) => [projection, standing]),
    );
    return standings.some(({ parked }) => parked > 0) ? indicator.degraded(details) : indicator.up(details);
  }

  /** Degraded while a deadline fails; down while nobody can look for those that are due. */
  private deadlines(name: string, host: ProcessHost | null, withinSeconds: number) {
    const indicator = this.indicators.check(name);
    const standing = host?.standing();
    const seconds = standing?.secondsSinceLook ?? Infinity;
    if (!standing || seconds > withinSeconds) return indicator.down({ ...standing });
    return standing.failing.length > 0 ? indicator.degraded({ ...standing }) : indicator.up({ ...standing });
  }
}
