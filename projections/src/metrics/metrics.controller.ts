import { Controller, Get, Header } from '@nestjs/common';
import { readProjectionStatus } from '../health/projection-status.js';
import { RunnerHost } from '../app/runner-host.js';
import { Metrics } from './metrics.js';

/** Figures for Prometheus. Who may ask is a matter of where the server listens (PROJECTIONS_HOST). */
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly host: RunnerHost,
  ) {}

  @Get()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  async figures(): Promise<string> {
    const standings = this.host.services
      ? await readProjectionStatus(this.host.services).catch(() => [])
      : [];
    for (const { projection, lag, parked } of standings) {
      this.metrics.lag.set({ projection }, Number(lag));
      this.metrics.parked.set({ projection }, parked);
    }
    const { processes, payments } = this.host;
    const hosts = [processes, payments].flatMap((host) => host?.standing() ?? []);
    const oldest = hosts.flatMap(({ oldestDueAt }) => (oldestDueAt ? [Date.parse(oldestDueAt)] : []));
    this.metrics.deadlinesDue.set(hosts.reduce((sum, { due }) => sum + due, 0));
    this.metrics.oldestDeadline.set(oldest.length > 0 ? (Date.now() - Math.min(...oldest)) / 1000 : 0);
    return this.metrics.registry.metrics();
  }
}
