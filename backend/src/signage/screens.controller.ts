import { answer, listAnswer } from '@bestellwerk/domain/contracts/envelope.schema';
import { signageCommandSchema, signageDeviceSchema } from '@bestellwerk/domain/contracts/signage.schema';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorize, authorizedBranches, type Staff } from '../access/staff.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { DEFAULT_LIMIT, limitSchema, pageOf, pageSchema } from '../platform/http/list-query.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { Screens } from './screens.js';

const screensQuerySchema = z.object({
  'filter[branch]': z.preprocess((value) => (value === '' ? undefined : value), z.uuid().optional()),
  page: pageSchema.optional(),
  limit: limitSchema.optional(),
});
type ScreensQuery = z.infer<typeof screensQuerySchema>;

const historyQuerySchema = z.object({
  page: pageSchema.default(1),
  limit: limitSchema.default(DEFAULT_LIMIT),
});
type HistoryQuery = z.infer<typeof historyQuerySchema>;

@ApiTags('Bildschirme')
@Controller('api/digital-signage-devices')
export class ScreensController {
  constructor(private readonly screens: Screens) {}

  @Get()
  @StaffOnly()
  @ConsistentWith('signage_device')
  @ApiOperation({ summary: 'Screens that are paired, by name' })
  @ApiOkResponse({ standardSchema: listAnswer(signageDeviceSchema) })
  async list(@CurrentUser() staff: Staff, @Query({ schema: screensQuerySchema }) query: ScreensQuery) {
    const branches = authorizedBranches(staff, 'signage.read', query['filter[branch]']);
    return pageOf(await this.screens.paired(branches), query);
  }

  @Get(':id')
  @StaffOnly()
  @ConsistentWith('signage_device')
  @ApiOperation({ summary: 'One screen with its work in hand' })
  @ApiOkResponse({ standardSchema: answer(signageDeviceSchema) })
  async one(@CurrentUser() staff: Staff, @Param('id', KnownIdPipe) id: string) {
    const screen = await this.screens.one(id);
    authorize(staff, 'signage.read', screen.branch);
    return { data: screen };
  }

  @Get(':id/commands')
  @StaffOnly()
  @ConsistentWith('signage_device', 'signage_command')
  @ApiOperation({ summary: 'The commands of a screen and what became of them, newest first' })
  @ApiOkResponse({ standardSchema: listAnswer(signageCommandSchema) })
  async history(
    @CurrentUser() staff: Staff,
    @Param('id', KnownIdPipe) id: string,
    @Query({ schema: historyQuerySchema }) query: HistoryQuery,
  ) {
    authorize(staff, 'signage.read', (await this.screens.one(id)).branch);
    const { commands, total } = await this.screens.history(id, query);
    return { data: commands, meta: { total, ...query } };
  }
}
