import { menu } from '@bestellwerk/domain/records/definitions/menu';
import { listAnswer } from '@bestellwerk/domain/contracts/envelope.schema';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { ReadsRecords } from './record-routes.js';
import { Records } from './records.js';

@ApiTags(menu.words.many)
@Controller('api/branches')
export class BranchMenusController {
  constructor(private readonly records: Records) {}

  @Get(':id/menus')
  @ReadsRecords(menu, 'All menus of a branch, also those that do not hold yet')
  @ApiOkResponse({ standardSchema: listAnswer(menu.schemas.record) })
  async list(@Param('id', KnownIdPipe) branch: string) {
    const sort = [{ column: 'availableFrom', direction: 'DESC' }] as const;
    const query = { page: 1, limit: 500, sort, search: undefined, ids: undefined, removed: false };
    const { records, ...meta } = await this.records.page(
      menu,
      { ...query, filters: { branches: branch } },
      'all',
    );
    return { data: records, meta };
  }
}
