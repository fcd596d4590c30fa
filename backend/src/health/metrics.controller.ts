import { Controller, Get, HttpStatus, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureText } from '../platform/http/failure-texts.js';
import { ApiError } from '../platform/http/api-error.js';
import { Unlimited } from '../platform/http/throttle.guard.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { Conditions } from './conditions.js';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Metrics for Prometheus: for clients on this machine, or with the token. */
@ApiExcludeController()
@Unlimited()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly conditions: Conditions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  async figures(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    if (!this.isAllowed(request)) throw ApiError.of(HttpStatus.FORBIDDEN, failureText(HttpStatus.FORBIDDEN));
    const lags = await this.conditions.lags().catch(() => []);
    for (const { projection, lag } of lags) this.metrics.lag.set({ projection }, Number(lag));
    const parked = await this.conditions.parked().catch(() => []);
    for (const { projection, streams } of parked) this.metrics.parked.set({ projection }, streams);
    void reply.type(this.metrics.registry.contentType);
    return this.metrics.registry.metrics();
  }

  private isAllowed({ ip, headers }: FastifyRequest): boolean {
    if (LOOPBACK.has(ip)) return true;
    const { metricsToken } = this.settings;
    if (metricsToken === null) return false;
    const expected = Buffer.from(`Bearer ${metricsToken}`);
    const given = Buffer.from(headers.authorization ?? '');
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
