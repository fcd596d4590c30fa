import { branchSchema } from '@bestellwerk/domain/resources/branch.schema';
import {
  categorySchema,
  divisionSchema,
  emptyListSchema,
  menuSchema,
  tableSchema,
  tagSchema,
  type Catalogue,
} from '@bestellwerk/domain/resources/catalogue.schema';
import { configSchema } from '@bestellwerk/domain/resources/config.schema';
import { productSchema } from '@bestellwerk/domain/resources/product.schema';
import { answer, listAnswer } from '@bestellwerk/domain/views/envelope.schema';
import { Controller, Get, HttpStatus, Param, Query, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Failure } from '../http/failure.js';
import { pageOf, pageQuerySchema, type PageQuery } from '../http/paging.js';
import { CatalogueReader } from './catalogue-reader.js';

type ListName = Exclude<keyof Catalogue, 'config'>;
interface CatalogueRecord {
  readonly id: string;
  readonly identifier?: string;
}

/** GET of a whole list and of one record by id or identifier. */
function listController(name: ListName, schema: z.ZodType): Type {
  @ApiTags('Katalog')
  @Controller(`api/${name}`)
  class ListController {
    constructor(private readonly reader: CatalogueReader) {}

    @Get()
    @ApiOperation({ summary: `All ${name}, or a page of them` })
    @ApiOkResponse({ standardSchema: listAnswer(schema) })
    list(@Query({ schema: pageQuerySchema }) query: PageQuery) {
      return pageOf<CatalogueRecord>(this.reader.catalogue()[name], query);
    }

    @Get(':idOrIdentifier')
    @ApiOperation({ summary: `One of the ${name}, by id or identifier` })
    @ApiOkResponse({ standardSchema: answer(schema) })
    one(@Param('idOrIdentifier') wanted: string) {
      const records: readonly CatalogueRecord[] = this.reader.catalogue()[name];
      const found = records.find(({ id, identifier }) => id === wanted || identifier === wanted);
      if (!found) throw Failure.of(HttpStatus.NOT_FOUND, 'Diesen Datensatz gibt es nicht.');
      return { data: found };
    }
  }
  Object.defineProperty(ListController, 'name', {
    value: `${name[0]!.toUpperCase()}${name.slice(1)}Controller`,
  });
  return ListController;
}

@ApiTags('Katalog')
@Controller('api/config')
export class ConfigController {
  constructor(private readonly reader: CatalogueReader) {}

  @Get()
  @ApiOperation({ summary: "The shop's settings" })
  @ApiOkResponse({ standardSchema: answer(configSchema) })
  config() {
    return { data: this.reader.catalogue().config };
  }
}

const emptyItem = emptyListSchema.element;
export const listControllers: Type[] = [
  listController('divisions', divisionSchema),
  listController('branches', branchSchema),
  listController('menus', menuSchema),
  listController('categories', categorySchema),
  listController('products', productSchema),
  listController('tags', tagSchema),
  listController('tables', tableSchema),
  listController('sites', emptyItem),
  listController('navigations', emptyItem),
  listController('blocks', emptyItem),
  listController('nodes', emptyItem),
  listController('donatees', emptyItem),
];
