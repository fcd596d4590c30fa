import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { type HealthDetails, healthDetailsSchema } from '@bestellwerk/domain/contracts/health.schema';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { describeHealth } from './describe-health.js';
import { HealthFactsReader } from './health-facts.js';

/** Health details, for staff who operate the product. */
@ApiTags('Betrieb')
@Controller('api/health')
export class HealthDetailsController {
  private readonly startedAt = new Date();

  constructor(
    private readonly facts: HealthFactsReader,
    private readonly catalogue: CatalogueReader,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('details')
  @StaffOnly()
  @ApiOperation({ summary: 'The state of log, database and read models, in words' })
  @ApiOkResponse({ standardSchema: answer(healthDetailsSchema) })
  async details(
    @CurrentUser() staff: Staff,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: HealthDetails }> {
    authorizedBranches(staff, 'health.read');
    void reply.header('cache-control', 'no-store');
    const facts = await this.facts.read();
    const { version, publicUrl } = this.settings;
    const { timeZone } = this.catalogue.catalogue().config;
    return { data: describeHealth(facts, { version, timeZone, publicUrl, startedAt: this.startedAt }) };
  }
}
