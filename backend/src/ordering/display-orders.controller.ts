import {
  displayAnswer,
  frontDeskOrderSchema,
  kitchenOrderSchema,
} from '@bestellwerk/domain/contracts/order-display.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { Controller, Get, Header, HttpStatus, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { BranchKeys } from '../branch-keys/branch-keys.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { ApiError } from '../platform/http/api-error.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { DisplayOrders } from './display-orders.js';

/** Rate limit: several displays may share one address. */
const PER_MINUTE = 600;

/** Lists of orders for displays, which use a branch's API key instead of a session. */
@ApiTags('Anzeigen')
@Controller('api/orders')
export class DisplayOrdersController {
  constructor(
    private readonly keys: BranchKeys,
    private readonly orders: DisplayOrders,
    private readonly catalogue: CatalogueReader,
  ) {}

  @Get('frontdesk/:branchId/:apiKey')
  @PerMinute(PER_MINUTE)
  @Header('Cache-Control', 'no-store')
  @ConsistentWith('order_board')
  @ApiOperation({ summary: 'Orders that customers wait for, oldest first' })
  @ApiOkResponse({ standardSchema: displayAnswer(frontDeskOrderSchema) })
  async frontDesk(@Param('branchId', KnownIdPipe) id: string, @Param('apiKey') key: string) {
    const branch = await this.opened(id, key);
    if (!this.catalogue.catalogue().config.enablePluginFrontdesk) throw switchedOff();
    return { data: await this.orders.frontDesk(branch), meta: this.orders.meta(branch) };
  }

  @Get('backoffice/:branchId/:apiKey')
  @PerMinute(PER_MINUTE)
  @Header('Cache-Control', 'no-store')
  @ConsistentWith('order_board')
  @ApiOperation({ summary: 'Orders that the kitchen has to make, oldest first' })
  @ApiOkResponse({ standardSchema: displayAnswer(kitchenOrderSchema) })
  async backOffice(@Param('branchId', KnownIdPipe) id: string, @Param('apiKey') key: string) {
    const branch = await this.opened(id, key);
    return { data: await this.orders.kitchen(branch), meta: this.orders.meta(branch) };
  }

  private async opened(id: string, key: string): Promise<Branch> {
    const branch = (await this.keys.isKey(id, key)) && this.catalogue.branch(id);
    if (branch) return branch;
    throw ApiError.of(HttpStatus.UNAUTHORIZED, 'Dieser Schlüssel gilt nicht für diese Filiale.');
  }
}

const switchedOff = (): ApiError =>
  ApiError.of(
    HttpStatus.CONFLICT,
    'Die Anzeige der Tickets ist ausgeschaltet. Sie wird im Backoffice in den Einstellungen unter „Zusätze“ eingeschaltet.',
  );
