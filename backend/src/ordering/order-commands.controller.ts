import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { staffOrderSchema } from '@bestellwerk/domain/contracts/order.schema';
import { applyDecorators, Body, Controller, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import type { Staff } from '../access/staff.js';
import { requiredIdempotencyKey, TakesIdempotencyKey } from '../platform/http/idempotency-key.js';
import { KnownIdPipe } from '../platform/http/known-id.pipe.js';
import { staffMetadata } from '../platform/commands/command-metadata.js';
import {
  CancelOrder,
  CompleteOrder,
  ConfirmOrder,
  CounterPayment,
  MarkInDelivery,
  RecordPayment,
  RejectOrder,
} from './change-order.js';
import { Commands } from '../platform/commands/commands.js';
import {
  cancelBodySchema,
  confirmBodySchema,
  counterEntryBodySchema,
  paymentBodySchema,
  rejectBodySchema,
  type CancelBody,
  type CounterEntryBody,
  type PaymentBody,
  type RejectBody,
} from './order-bodies.js';

const StaffCommand = (path: string, summary: string, isKeyRequired = false) =>
  applyDecorators(
    Post(path),
    HttpCode(HttpStatus.OK),
    StaffOnly(),
    ApiOperation({ summary }),
    TakesIdempotencyKey({ required: isKeyRequired }),
    ApiOkResponse({ standardSchema: answer(staffOrderSchema) }),
  );

const keyedCaller = (request: FastifyRequest, staff: Staff) => ({
  ...staffMetadata(request, staff),
  key: requiredIdempotencyKey(request),
});

@ApiTags('Bestellungen')
@Controller('api/orders/:id')
export class OrderCommandsController {
  constructor(private readonly commands: Commands) {}

  @StaffCommand('status/confirm', 'Take the order on')
  confirm(
    @Param('id', KnownIdPipe) id: string,
    @Body({ schema: confirmBodySchema }) _body: unknown,
    @CurrentUser() staff: Staff,
    @Req() request: FastifyRequest,
  ) {
    return this.commands.execute(new ConfirmOrder(id, staff, staffMetadata(request, staff)));
  }

  @StaffCommand('status/reject', 'Do not take the order on, with a message for the customer')
  reject(
    @Param('id', KnownIdPipe) id: string,
    @Body({ schema: rejectBodySchema }) { message }: RejectBody,
    @CurrentUser() staff: Staff,
    @Req() request: FastifyRequest,
  ) {
    return this.commands.execute(new RejectOrder(id, staff, staffMetadata(request, staff), message));
  }

  @StaffCommand('status/in-delivery', 'The order is ready, or on its way')
  inDelivery(
    @Param('id', KnownIdPipe) id: string,
    @CurrentUser() staff: Staff,
    @Req() request: FastifyRequest,
  ) {
    return this.commands.execute(new MarkInDelivery(id, staff, staffMetadata(request, staff)));
  }

  @StaffCommand('status/completed', 'The customer has the order')
  completed(
    @Param('id', KnownIdPipe) id: string,
    @CurrentUser() staff: Staff,
    @Req() request: FastifyRequest,
  ) {
    return this.commands.execute(new CompleteOrder(id, staff, staffMetadata(request, staff)));
  }

  @StaffCommand('status/cancel', 'Call the order off, with a reason')
  cancel(
    @Param('id', KnownIdPipe) id: string,
    @Body({ schema: cancelBodySchema }) { reason }: CancelBody,
    @CurrentUser() staff: Staff,
    @Req() request: FastifyRequest,
  ) {
    return this.commands.execute(new CancelOrder(id, staff, staffMetadata(request, staff), reason));
  }

  @StaffCommand('payments', 'Record that money was taken', true)
  pay(
    @Param('id', KnownIdPipe) id: string,
    @Body({ schema: paymentBodySchema }) { method, amount }: PaymentBody,
    @CurrentUser() staff: Staff,
    @Req() request: FastifyRequest,
  ) {
    return this.commands.execute(new RecordPayment(id, staff, keyedCaller(request, staff), method, amount));
  }

  @StaffCommand(
    'payments/:payment/counter-entry',
    'Take a payment back that was recorded wrongly, with a reason',
    true,
  )
  counter(
    @Param('id', KnownIdPipe) id: string,
    @Param('payment', KnownIdPipe) payment: string,
    @Body({ schema: counterEntryBodySchema }) { reason }: CounterEntryBody,
    @CurrentUser() staff: Staff,
    @Req() request: FastifyRequest,
  ) {
    return this.commands.execute(new CounterPayment(id, staff, keyedCaller(request, staff), payment, reason));
  }
}
