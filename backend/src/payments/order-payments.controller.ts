import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { paymentSchema } from '@bestellwerk/domain/contracts/payments.schema';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorize, type Staff } from '../access/staff.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { OrderBoard } from '../ordering/order-board.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { Payments } from './payments.js';

@ApiTags('Zahlungen')
@Controller('api/orders/:id/payments')
export class OrderPaymentsController {
  constructor(
    private readonly board: OrderBoard,
    private readonly payments: Payments,
  ) {}

  @Get()
  @StaffOnly()
  @ConsistentWith('order_board', 'payment')
  @ApiOperation({ summary: 'What was paid of an order, oldest first' })
  @ApiOkResponse({ standardSchema: answer(z.array(paymentSchema)) })
  async list(@CurrentUser() staff: Staff, @Param('id', KnownIdPipe) id: string) {
    const order = await this.board.order(id);
    authorize(staff, 'orders.read', order.branch.id);
    return { data: await this.payments.ofOrder(id) };
  }
}
