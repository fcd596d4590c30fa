import { config, shownConfigSchema } from '@bestellwerk/domain/records/definitions/config';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { audienceOf, settingsFor } from '@bestellwerk/domain/views/catalogue-audience';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import {
  recordRevisionSchema,
  restoreBodySchema,
  type RestoreBody,
} from '@bestellwerk/domain/contracts/record.schema';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { Body, Controller, Get, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CurrentStaff } from '../access/staff-caller.js';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { staffMetadata } from '../platform/commands/command-metadata.js';
import { Commands } from '../platform/commands/commands.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { ChangeRecord, CreateRecord, RestoreRecord, type Writing } from './change-record.js';
import { expectedRevision } from './record-request.js';
import { RecordHistory } from './record-history.js';
import { ReadsRecords, revisionHeader, WritesRecord } from './record-routes.js';
import { Records } from './records.js';

const ID = 'shop';
const configRecordSchema = shownConfigSchema
  .extend({
    ...config.schemas.record.pick({ id: true, createdAt: true, changedAt: true, isRemoved: true }).partial()
      .shape,
    revision: z.string().nullable(),
  })
  .meta({ id: 'ShownConfigRecord' });

/** The shop's settings, a single record. Until they are first saved they are examples without a revision. */
@ApiTags('Konfiguration')
@Controller('api/config')
export class ConfigController {
  constructor(
    private readonly records: Records,
    private readonly histories: RecordHistory,
    private readonly commands: Commands,
    private readonly current: CurrentStaff,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  @ReadsRecords(config, "The shop's settings")
  @ApiOkResponse({ standardSchema: answer(configRecordSchema), headers: revisionHeader })
  async read(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const saved = await this.records.find(config, ID, 'all');
    if (saved) void reply.header('etag', `"${saved.revision}"`);
    const fields = saved ?? { ...config.schemas.fields.parse(config.example), revision: null };
    const shown = settingsFor(audienceOf(await this.current.of(request)), fields);
    return { data: { ...shown, version: this.settings.version } };
  }

  @Get('history')
  @StaffOnly()
  @ConsistentWith(modelNameOf(config))
  @ApiOperation({ summary: 'Who changed which setting when, newest first' })
  @ApiOkResponse({ standardSchema: answer(z.array(recordRevisionSchema)) })
  async history(@CurrentUser() staff: Staff) {
    authorizedBranches(staff, 'staff.read');
    return { data: await this.histories.revisionsOf(config, ID) };
  }

  @Post()
  @WritesRecord(config, 'Save settings; those that are left out stay as they are')
  async save(
    @Body({ schema: config.schemas.changes }) changes: Fields,
    @CurrentUser() staff: Staff,
    @Req() request: FastifyRequest,
  ) {
    const writing = writingOf(request, staff);
    const isSaved = (await this.histories.revisions(config, ID)).length > 0;
    if (isSaved) {
      return this.commands.execute(new ChangeRecord(writing, expectedRevision(request), changes));
    }
    const fields = { ...config.schemas.fields.parse(config.example), ...changes };
    return this.commands.execute(new CreateRecord(writing, fields));
  }

  @Post('restore')
  @WritesRecord(config, 'Go back to earlier settings')
  restore(
    @Body({ schema: restoreBodySchema }) { revision }: RestoreBody,
    @CurrentUser() staff: Staff,
    @Req() request: FastifyRequest,
  ) {
    const command = new RestoreRecord(writingOf(request, staff), expectedRevision(request), revision);
    return this.commands.execute(command);
  }
}

const writingOf = (request: FastifyRequest, staff: Staff): Writing => ({
  resource: config,
  id: ID,
  staff,
  metadata: staffMetadata(request, staff),
});
