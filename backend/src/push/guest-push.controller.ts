import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import {
  type GuestPushInput,
  guestPushInputSchema,
  guestPushSchema,
  pushSetupSchema,
} from '@bestellwerk/domain/contracts/push.schema';
import { isTerminal } from '@bestellwerk/domain/ordering/order/order';
import { Body, Controller, Delete, Get, HttpStatus, Inject, Param, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deviceName } from '../access/device-name.js';
import { PublicOrders } from '../ordering/public-orders.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { ApiError } from '../platform/http/api-error.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { GuestPushes } from './guest-pushes.js';
import { isServiceAddress } from './public-addresses.js';
import { unknownService, unknownSubscription } from './push-failures.js';
import { VapidKeyPair } from './vapid-keys.js';

/** The browsers in which a guest is notified of an order, for clients that have its number and hash. */
@ApiTags('Bestellen')
@Controller('api/orders/public/:uid/:hash/notifications')
export class GuestPushController {
  constructor(
    private readonly orders: PublicOrders,
    private readonly guests: GuestPushes,
    private readonly vapid: VapidKeyPair,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  @ConsistentWith('public_order')
  @ApiOperation({ summary: 'The key with which a browser subscribes' })
  @ApiOkResponse({ standardSchema: answer(pushSetupSchema) })
  async setup(@Param('uid') uid: string, @Param('hash') hash: string) {
    await this.orders.idOf(uid, hash);
    const { publicKey } = await this.vapid.keys();
    return { data: { publicKey, isSending: this.settings.push.isSending } };
  }

  @Put()
  @PerMinute(20)
  @ConsistentWith('public_order')
  @ApiOperation({ summary: 'Be notified in this browser of what becomes of the order, until its end' })
  @ApiOkResponse({ standardSchema: answer(guestPushSchema) })
  async follow(
    @Param('uid') uid: string,
    @Param('hash') hash: string,
    @Req() request: FastifyRequest,
    @Body({ schema: guestPushInputSchema }) input: GuestPushInput,
  ) {
    const order = await this.runningOrder(uid, hash);
    if (!isServiceAddress(input.endpoint)) throw unknownService();
    const browser = deviceName(request.headers['user-agent'] ?? null);
    const id = await this.guests.follow(order.id, input, browser);
    if (id === null) throw tooMany();
    return { data: { id } };
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Be notified there no more' })
  @ApiOkResponse({ standardSchema: answer(z.null()) })
  async leave(@Param('uid') uid: string, @Param('hash') hash: string, @Param('id', KnownIdPipe) id: string) {
    const orderId = await this.orders.idOf(uid, hash);
    if (!(await this.guests.leave(orderId, id))) throw unknownSubscription();
    return { data: null };
  }

  private async runningOrder(uid: string, hash: string): Promise<PublicOrder> {
    const order = await this.orders.find(uid, hash);
    if (!order) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Bestellung gibt es nicht.');
    if (isTerminal(order.status)) {
      throw ApiError.of(
        HttpStatus.CONFLICT,
        'Diese Bestellung ist abgeschlossen. Es gibt nichts mehr zu melden.',
      );
    }
    return order;
  }
}

const tooMany = (): ApiError =>
  ApiError.of(HttpStatus.CONFLICT, 'Diese Bestellung wird schon auf zu vielen Geräten gemeldet.');
