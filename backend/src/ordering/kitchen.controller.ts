import { displayAnswer, kitchenOrderSchema } from '@bestellwerk/domain/contracts/order-display.schema';
import { Controller, Get, HttpStatus, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorize, type Staff } from '../access/staff.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { ApiError } from '../platform/http/api-error.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { DisplayOrders } from './display-orders.js';

/** What the kitchen of a branch has to make, for signed-in staff. */
@ApiTags('Bestellungen')
@Controller('api/orders/kitchen')
export class KitchenController {
  constructor(
    private readonly orders: DisplayOrders,
    private readonly catalogue: CatalogueReader,
  ) {}

  @Get(':branchId')
  @StaffOnly()
  @ConsistentWith('order_board', 'print_job')
  @ApiOperation({ summary: 'Orders that the kitchen has to make, oldest first' })
  @ApiOkResponse({ standardSchema: displayAnswer(kitchenOrderSchema) })
  async list(@Param('branchId', KnownIdPipe) id: string, @CurrentUser() staff: Staff) {
    authorize(staff, 'orders.read', id);
    const branch = this.catalogue.branch(id);
    if (!branch) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Filiale gibt es nicht.');
    return { data: await this.orders.kitchen(branch), meta: this.orders.meta(branch) };
  }
}
