import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import {
  frontDeskOrderSchema,
  kitchenOrderSchema,
  type FrontDeskOrder,
  type KitchenOrder,
} from '@bestellwerk/domain/contracts/order-display.schema';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { Controller, Get, Header, HttpStatus, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { ApiError } from '../platform/http/api-error.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { OrderBoard } from './order-board.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { BranchKeys } from '../branch-keys/branch-keys.js';

/** Rate limit: several displays may share one address. */
const PER_MINUTE = 600;

/** Lists of orders for displays, which use a branch's API key instead of a session. */
@ApiTags('Anzeigen')
@Controller('api/orders')
export class DisplayOrdersController {
  constructor(
    private readonly keys: BranchKeys,
    private readonly board: OrderBoard,
    private readonly catalogue: CatalogueReader,
  ) {}

  @Get('frontdesk/:branchId/:apiKey')
  @PerMinute(PER_MINUTE)
  @Header('Cache-Control', 'no-store')
  @ConsistentWith('order_board')
  @ApiOperation({ summary: 'Orders that customers wait for, oldest first' })
  @ApiOkResponse({ standardSchema: answer(z.array(frontDeskOrderSchema)) })
  async frontDesk(@Param('branchId', KnownIdPipe) branch: string, @Param('apiKey') key: string) {
    return { data: (await this.orders(branch, key)).map(atFrontDesk) };
  }

  @Get('backoffice/:branchId/:apiKey')
  @PerMinute(PER_MINUTE)
  @Header('Cache-Control', 'no-store')
  @ConsistentWith('order_board')
  @ApiOperation({ summary: 'Orders that the kitchen has to make, oldest first' })
  @ApiOkResponse({ standardSchema: answer(z.array(kitchenOrderSchema)) })
  async backOffice(@Param('branchId', KnownIdPipe) branch: string, @Param('apiKey') key: string) {
    return { data: (await this.orders(branch, key)).map(inKitchen) };
  }

  private async orders(branch: string, key: string): Promise<StaffOrder[]> {
    if (!(await this.keys.isKey(branch, key)) || !this.catalogue.branch(branch)) throw wrongKey();
    return (await this.board.open([branch])).filter(({ status }) => SHOWN.has(status));
  }
}

const SHOWN: ReadonlySet<StaffOrder['status']> = new Set(['pending', 'confirmed', 'ready']);

const atFrontDesk = ({
  contact,
  ticketNumber,
  status,
  mode,
  tableIdentifier,
  placedAt,
}: StaffOrder): FrontDeskOrder => ({
  ...{ ticketNumber, status, mode, tableIdentifier, placedAt },
  firstName: contact.firstName || null,
});

const inKitchen = ({ items, ...order }: StaffOrder): KitchenOrder => {
  const { id, ticketNumber, status, mode, tableIdentifier, appointment, comment, placedAt } = order;
  return {
    ...{ id, ticketNumber, status, mode, tableIdentifier, appointment, comment, placedAt },
    items: items.map(({ name, amount, unit, parts }) => ({ name, amount, unit, parts })),
  };
};

const wrongKey = (): ApiError =>
  ApiError.of(HttpStatus.UNAUTHORIZED, 'Dieser Schlüssel gilt nicht für diese Filiale.');
