import { answer, listAnswer } from '@bestellwerk/domain/contracts/envelope.schema';
import { orderHistoryEntrySchema, staffOrderSchema } from '@bestellwerk/domain/contracts/order.schema';
import { Controller, Get, HttpStatus, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorize, authorizedBranches, type Staff } from '../access/staff.js';
import { ApiError } from '../platform/http/api-error.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { OrderBoard } from './order-board.js';
import { OrderHistory } from './order-history.js';
import { orderQuerySchema, type OrderQuery } from './order-query.js';

const branchQuerySchema = z.object({ branch: z.uuid().optional() });

@ApiTags('Bestellungen')
@Controller('api/orders')
export class OrderQueriesController {
  constructor(
    private readonly board: OrderBoard,
    private readonly histories: OrderHistory,
  ) {}

  @Get('current')
  @StaffOnly()
  @ConsistentWith('order_board')
  @ApiOperation({ summary: 'All orders that are not finished, oldest first' })
  @ApiOkResponse({ standardSchema: answer(z.array(staffOrderSchema)) })
  async current(
    @CurrentUser() staff: Staff,
    @Query({ schema: branchQuerySchema }) { branch }: z.infer<typeof branchQuerySchema>,
  ) {
    return { data: await this.board.open(authorizedBranches(staff, 'orders.read', branch)) };
  }

  @Get('missed')
  @StaffOnly()
  @ConsistentWith('order_board')
  @ApiOperation({ summary: 'Orders that nobody confirmed in time and that still wait, oldest first' })
  @ApiOkResponse({ standardSchema: answer(z.array(staffOrderSchema)) })
  async missed(
    @CurrentUser() staff: Staff,
    @Query({ schema: branchQuerySchema }) { branch }: z.infer<typeof branchQuerySchema>,
  ) {
    return { data: await this.board.missed(authorizedBranches(staff, 'orders.read', branch)) };
  }

  @Get()
  @StaffOnly()
  @ConsistentWith('order_board', 'order_search')
  @ApiOperation({ summary: 'Orders, searched, filtered, sorted and by page' })
  @ApiOkResponse({ standardSchema: listAnswer(staffOrderSchema) })
  async list(@CurrentUser() staff: Staff, @Query({ schema: orderQuerySchema }) query: OrderQuery) {
    const { orders, total } = await this.board.page(
      authorizedBranches(staff, 'orders.read', query.branch),
      query,
    );
    return { data: orders, meta: { total, page: query.page, limit: query.limit } };
  }

  @Get(':id')
  @StaffOnly()
  @ConsistentWith('order_board')
  @ApiOperation({ summary: 'One order' })
  @ApiOkResponse({ standardSchema: answer(staffOrderSchema) })
  async one(@CurrentUser() staff: Staff, @Param('id', KnownIdPipe) id: string) {
    const order = await this.board.order(id);
    authorize(staff, 'orders.read', order.branch.id);
    return { data: order };
  }

  @Get(':id/history')
  @StaffOnly()
  @ConsistentWith('order_board', 'order_history')
  @ApiOperation({ summary: 'Everything that happened to an order, oldest first' })
  @ApiOkResponse({ standardSchema: answer(z.array(orderHistoryEntrySchema)) })
  async history(@CurrentUser() staff: Staff, @Param('id', KnownIdPipe) id: string) {
    const order = await this.board.order(id);
    authorize(staff, 'orders.read', order.branch.id);
    return { data: await this.histories.of(id) };
  }

  @Get(':id/history/:revision')
  @StaffOnly()
  @ConsistentWith('order_board')
  @ApiOperation({ summary: 'The order as it was after one of its events' })
  @ApiOkResponse({ standardSchema: answer(staffOrderSchema) })
  async stateAfter(
    @CurrentUser() staff: Staff,
    @Param('id', KnownIdPipe) id: string,
    @Param('revision') revision: string,
  ) {
    const order = await this.board.order(id);
    authorize(staff, 'orders.read', order.branch.id);
    const state = await this.histories.stateAfter(id, revision);
    if (!state) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diesen Stand der Bestellung gibt es nicht.');
    return { data: state };
  }
}
