import { emptyListSchema } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { listAnswer } from '@bestellwerk/domain/contracts/envelope.schema';
import { Controller, Get, Query, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { pageOf, pageQuerySchema, type PageQuery } from '../platform/http/list-query.js';

/** Entities that are not defined yet: their lists exist and are empty. */
function emptyListController(name: string): Type {
  @ApiTags('Katalog')
  @Controller(`api/${name}`)
  class EmptyListController {
    @Get()
    @ApiOperation({ summary: `All ${name}, or a page of them` })
    @ApiOkResponse({ standardSchema: listAnswer(emptyListSchema.element) })
    list(@Query({ schema: pageQuerySchema }) query: PageQuery) {
      return pageOf<never>([], query);
    }
  }
  Object.defineProperty(EmptyListController, 'name', {
    value: `${name[0]!.toUpperCase()}${name.slice(1)}Controller`,
  });
  return EmptyListController;
}

export const emptyListControllers: Type[] = ['nodes'].map(emptyListController);
