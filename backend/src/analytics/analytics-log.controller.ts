import { MOST_BYTES } from '@bestellwerk/domain/analytics/actions';
import {
  type AnalyticsEntry,
  analyticsLogSchema,
} from '@bestellwerk/domain/analytics/analytics-entry.schema';
import {
  analyticsDeletionSchema,
  analyticsLogAnswerSchema,
} from '@bestellwerk/domain/contracts/analytics.schema';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { Body, Controller, Delete, HttpCode, HttpStatus, Inject, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { UsesSession } from '../access/session.guard.js';
import { ApiError } from '../platform/http/api-error.js';
import { failureText } from '../platform/http/failure-texts.js';
import { idempotencyKey, TakesIdempotencyKey } from '../platform/http/idempotency-key.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { AnalyticsLog } from './analytics-log.js';
import { isBot } from './user-agent.js';

/** A shop full of guests behind one address sends once a second and guest. */
const PER_MINUTE = 3_000;

/** Visits of the shop. The shop sends only after consent; what comes without is excluded by what the request says. */
@ApiTags('Statistik')
@Controller('api/analytics-log')
export class AnalyticsLogController {
  constructor(
    private readonly analytics: AnalyticsLog,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @UsesSession()
  @PerMinute(PER_MINUTE)
  @TakesIdempotencyKey()
  @ApiOperation({
    summary: 'What a visitor of the shop did: one entry, or up to 50; answers once they are kept',
  })
  @ApiOkResponse({ standardSchema: answer(analyticsLogAnswerSchema) })
  async take(
    @Req() request: FastifyRequest,
    @Body({ schema: analyticsLogSchema }) sent: AnalyticsEntry | AnalyticsEntry[],
  ) {
    if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) {
      throw ApiError.of(HttpStatus.PAYLOAD_TOO_LARGE, failureText(HttpStatus.PAYLOAD_TOO_LARGE));
    }
    const fingerprint = fingerprintOf(request);
    const hosts = [fingerprint.host, new URL(this.settings.publicUrl).hostname];
    const data = await this.analytics.take({
      entries: Array.isArray(sent) ? sent : [sent],
      sender: {
        hosts,
        page: request.headers.referer ?? '',
        isBot: isBot(fingerprint.userAgent),
        isStaff: request.session.userId !== undefined,
        isForeign: isForeign(request.headers.origin, hosts),
        hasOptedOut: request.headers['sec-gpc'] === '1' || request.headers.dnt === '1',
      },
      fingerprint,
      key: idempotencyKey(request),
    });
    return { data };
  }

  @Delete()
  @PerMinute(30)
  @ApiOperation({ summary: 'Consent is withdrawn: what this visitor did today is deleted' })
  @ApiOkResponse({ standardSchema: answer(analyticsDeletionSchema) })
  async forget(@Req() request: FastifyRequest) {
    return { data: { deleted: await this.analytics.forget(fingerprintOf(request)) } };
  }
}

/** Programs that are no browser name no origin, nor do browsers whose privacy settings hide it. */
const isForeign = (origin: string | undefined, hosts: readonly string[]): boolean =>
  origin !== undefined && URL.canParse(origin) && !hosts.includes(new URL(origin).hostname);

const fingerprintOf = ({ hostname, ip, headers }: FastifyRequest) => ({
  host: hostname.toLowerCase(),
  ip,
  userAgent: headers['user-agent'] ?? '',
});
