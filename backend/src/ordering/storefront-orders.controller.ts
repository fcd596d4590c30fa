import { orderFormSchema, type OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import { changedTotalSchema, refusedOrderSchema } from '@bestellwerk/domain/contracts/refused-order.schema';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { orderCheckSchema } from '@bestellwerk/domain/contracts/order-check.schema';
import { placedOrderSchema, publicOrderSchema } from '@bestellwerk/domain/contracts/order.schema';
import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../platform/http/api-error.js';
import { requiredIdempotencyKey, TakesIdempotencyKey } from '../platform/http/idempotency-key.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { customerMetadata } from '../platform/commands/command-metadata.js';
import { CheckedOrders } from './checked-orders.js';
import { Commands, forGuests } from '../platform/commands/commands.js';
import { PlaceOrder } from './place-order.js';
import { PublicOrders } from './public-orders.js';

@ApiTags('Bestellen')
@Controller('api/orders')
export class StorefrontOrdersController {
  constructor(
    private readonly commands: Commands,
    private readonly checkedOrders: CheckedOrders,
    private readonly publicOrders: PublicOrders,
  ) {}

  @Post()
  @PerMinute(120)
  @ApiOperation({ summary: 'Place an order' })
  @TakesIdempotencyKey({ required: true })
  @ApiCreatedResponse({ standardSchema: answer(placedOrderSchema) })
  @ApiConflictResponse({
    standardSchema: changedTotalSchema,
    description: 'The order costs something else than expectedTotal; nothing was placed',
  })
  @ApiUnprocessableEntityResponse({
    standardSchema: refusedOrderSchema,
    description: 'The order cannot be placed, or another one was under this key: `placed`',
  })
  place(@Body({ schema: orderFormSchema }) form: OrderForm, @Req() request: FastifyRequest) {
    const metadata = { ...customerMetadata(request), key: requiredIdempotencyKey(request) };
    return this.commands.execute(new PlaceOrder(form, metadata), forGuests);
  }

  @Post('check')
  @PerMinute(240)
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'What an order would cost, and what is wrong with it; nothing is placed' })
  @ApiOkResponse({ standardSchema: answer(orderCheckSchema) })
  async check(@Body({ schema: orderFormSchema }) form: OrderForm) {
    return { data: await this.checkedOrders.answer(form) };
  }

  @Get('public/:uid/:hash')
  @ConsistentWith('public_order')
  @ApiOperation({ summary: 'An order, for whoever was told its number and hash' })
  @ApiOkResponse({ standardSchema: answer(publicOrderSchema) })
  async public(@Param('uid') uid: string, @Param('hash') hash: string) {
    const order = await this.publicOrders.find(uid, hash);
    if (!order) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Bestellung gibt es nicht.');
    return { data: order };
  }
}
