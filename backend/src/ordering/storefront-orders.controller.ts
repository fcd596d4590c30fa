import { orderFormSchema, type OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { orderCheckSchema } from '@bestellwerk/domain/contracts/order-check.schema';
import { publicOrderSchema } from '@bestellwerk/domain/contracts/order.schema';
import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Kiosks } from '../devices/kiosks.js';
import { ApiError } from '../platform/http/api-error.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { BY_HAND, CommandRoutes } from '../platform/commands/command-routes.js';
import { CheckedOrders } from './checked-orders.js';
import { Commands } from '../platform/commands/commands.js';
import { PlaceOrder } from './place-order.js';
import { PublicOrders } from './public-orders.js';

@ApiTags('Bestellen')
@Controller('api/orders')
@CommandRoutes({ place: PlaceOrder, check: BY_HAND, public: BY_HAND })
export class StorefrontOrdersController {
  constructor(
    readonly commands: Commands,
    private readonly checkedOrders: CheckedOrders,
    private readonly publicOrders: PublicOrders,
    private readonly kiosks: Kiosks,
  ) {}

  @Post('check')
  @PerMinute(240)
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'What an order would cost, and what is wrong with it; nothing is placed' })
  @ApiOkResponse({ standardSchema: answer(orderCheckSchema) })
  async check(@Body({ schema: orderFormSchema }) form: OrderForm, @Req() request: FastifyRequest) {
    const isSelfService = (await this.kiosks.of(request, form.branch)) !== null;
    return { data: await this.checkedOrders.answer(form, { isSelfService }) };
  }

  @Get('public/:uid/:hash')
  @ConsistentWith('public_order')
  @ApiOperation({ summary: 'An order, for clients that have its number and hash' })
  @ApiOkResponse({ standardSchema: answer(publicOrderSchema) })
  async public(@Param('uid') uid: string, @Param('hash') hash: string) {
    const order = await this.publicOrders.find(uid, hash);
    if (!order) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Bestellung gibt es nicht.');
    return { data: order };
  }
}
