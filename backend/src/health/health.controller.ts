import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { HealthCheckService, HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import type { FastifyReply } from 'fastify';
import { HttpException } from '@nestjs/common';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Unlimited } from '../platform/http/throttle.guard.js';
import type { BuildProgress } from './build-progress.js';
import { Conditions } from './conditions.js';

/** Whether the process runs, and whether everything it needs is there. */
@ApiExcludeController()
@Unlimited()
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly conditions: Conditions,
    private readonly reader: CatalogueReader,
  ) {}

  @Get('live')
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    void reply.header('cache-control', 'no-store');
    let progress: BuildProgress | null = null;
    const projections = async () => {
      const condition = await this.conditions.projections();
      ({ progress } = condition);
      return { ...condition, progress: undefined };
    };
    try {
      return await this.health.check([
        () => this.indicate('database', this.conditions.database()),
        () => this.indicate('log', this.conditions.log()),
        () => this.indicate('projections', projections()),
        () => this.indicate('catalogue', this.catalogue()),
      ]);
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      void reply.status(error.getStatus());
      return { ...(error.getResponse() as object), progress };
    }
  }

  /** Throws until it has been read for the first time. */
  private async catalogue(): Promise<object> {
    this.reader.catalogue();
    return Promise.resolve({});
  }

  /** Says only that something is away: an error's text may hold addresses. */
  private async indicate(name: string, condition: Promise<object>): Promise<HealthIndicatorResult> {
    const session = this.indicators.check(name);
    try {
      const { isDown, ...details } = (await condition) as { isDown?: boolean };
      return isDown ? session.down(details) : session.up(details);
    } catch {
      return session.down();
    }
  }
}
