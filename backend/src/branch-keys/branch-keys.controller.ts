import { branchKeyInfoSchema, branchKeySchema } from '@bestellwerk/domain/contracts/access.schema';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { Controller, Delete, Get, Header, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorize, type Staff } from '../access/staff.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { ApiError } from '../platform/http/api-error.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { BranchKeys } from './branch-keys.js';

@ApiTags('Filialen')
@Controller('api/branches/:id/api-key')
export class BranchKeysController {
  constructor(
    private readonly keys: BranchKeys,
    private readonly catalogue: CatalogueReader,
  ) {}

  @Get()
  @StaffOnly()
  @ApiOperation({ summary: 'Since when the branch has an API key; null if it has none' })
  @ApiOkResponse({ standardSchema: answer(branchKeyInfoSchema.nullable()) })
  async about(@Param('id', KnownIdPipe) id: string, @CurrentUser() staff: Staff) {
    return { data: await this.keys.about(this.branch(id, staff)) };
  }

  @Post()
  @StaffOnly()
  @PerMinute(60)
  @HttpCode(HttpStatus.OK)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'A new API key for displays, shown once; the one before no longer works' })
  @ApiOkResponse({ standardSchema: answer(branchKeySchema) })
  async issue(@Param('id', KnownIdPipe) id: string, @CurrentUser() staff: Staff) {
    return { data: { key: await this.keys.issue(this.branch(id, staff), staff.id) } };
  }

  @Delete()
  @StaffOnly()
  @ApiOperation({ summary: 'The API key no longer works' })
  @ApiOkResponse({ standardSchema: answer(z.null()) })
  async revoke(@Param('id', KnownIdPipe) id: string, @CurrentUser() staff: Staff) {
    await this.keys.revoke(this.branch(id, staff));
    return { data: null };
  }

  private branch(id: string, staff: Staff): string {
    authorize(staff, 'branch.change', id);
    if (this.catalogue.branch(id)) return id;
    throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Filiale gibt es nicht.');
  }
}
