import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import {
  type Retention,
  retentionPreviewSchema,
  retentionSchema,
  retentionStateSchema,
} from '@bestellwerk/domain/contracts/retention.schema';
import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { RetentionRule } from './retention.js';

/** How long personal data is kept. The days themselves are settings of the shop. */
@ApiTags('Datenschutz')
@Controller('api/personal-data/retention')
export class RetentionController {
  constructor(
    private readonly rule: RetentionRule,
    private readonly catalogue: CatalogueReader,
  ) {}

  @Get()
  @StaffOnly()
  @ApiOperation({ summary: 'The days that hold, and shorter ones that hold a day after they were set' })
  @ApiOkResponse({ standardSchema: answer(retentionStateSchema) })
  async state(@CurrentUser() staff: Staff) {
    authorizedBranches(staff, 'personalData.manage');
    await this.catalogue.settled();
    return { data: await this.rule.state() };
  }

  @Post('preview')
  @HttpCode(HttpStatus.OK)
  @StaffOnly()
  @ConsistentWith('order_board', 'order_search', 'erased_order')
  @ApiOperation({ summary: 'How much would be erased today, if these were the days' })
  @ApiOkResponse({ standardSchema: answer(retentionPreviewSchema) })
  async preview(@CurrentUser() staff: Staff, @Body({ schema: retentionSchema }) retention: Retention) {
    authorizedBranches(staff, 'personalData.manage');
    return { data: await this.rule.preview(retention) };
  }
}
