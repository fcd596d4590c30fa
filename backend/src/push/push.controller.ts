import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import {
  pushSetupSchema,
  pushSubscriptionInputSchema,
  pushSubscriptionSchema,
  pushTestSchema,
  type PushSubscriptionInput,
} from '@bestellwerk/domain/contracts/push.schema';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Inject,
  Param,
  Post,
  Put,
  Req,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deviceName } from '../access/device-name.js';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { type Staff } from '../access/staff.js';
import { ApiError } from '../platform/http/api-error.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { isServiceAddress } from './public-addresses.js';
import { unknownService, unknownSubscription } from './push-failures.js';
import { PushQueue } from './push-queue.js';
import { PushSubscriptions } from './push-subscriptions.js';
import { PushTests } from './push-tests.js';
import { VapidKeyPair } from './vapid-keys.js';

/** The browsers in which the signed-in user is notified. */
@ApiTags('Mitteilungen')
@Controller('api/push-subscriptions')
export class PushSubscriptionsController {
  constructor(
    private readonly subscriptions: PushSubscriptions,
    private readonly tests: PushTests,
    private readonly vapid: VapidKeyPair,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('setup')
  @StaffOnly()
  @ApiOperation({ summary: 'The key with which a browser subscribes' })
  @ApiOkResponse({ standardSchema: answer(pushSetupSchema) })
  async setup() {
    const { publicKey } = await this.vapid.keys();
    return { data: { publicKey, isSending: this.settings.push.isSending } };
  }

  @Get()
  @StaffOnly()
  @ApiOperation({ summary: 'Where one is notified, newest first' })
  @ApiOkResponse({ standardSchema: answer(z.array(pushSubscriptionSchema)) })
  async list(@CurrentUser() { id }: Staff) {
    return { data: await this.subscriptions.ofUser(id) };
  }

  @Put()
  @StaffOnly()
  @ApiOperation({ summary: 'Be notified in this browser, or change what about; it ends with the session' })
  @ApiOkResponse({ standardSchema: answer(pushSubscriptionSchema) })
  async save(
    @CurrentUser() { id }: Staff,
    @Req() request: FastifyRequest,
    @Body({ schema: pushSubscriptionInputSchema }) input: PushSubscriptionInput,
  ) {
    if (!isServiceAddress(input.endpoint)) throw unknownService();
    const browser = deviceName(request.headers['user-agent'] ?? null);
    const owner = { user: id, session: request.session.sessionId, browser };
    return { data: await this.subscriptions.save(input, owner) };
  }

  @Delete(':id')
  @StaffOnly()
  @ApiOperation({ summary: 'Be notified there no more' })
  @ApiOkResponse({ standardSchema: answer(z.null()) })
  async remove(@CurrentUser() staff: Staff, @Param('id', KnownIdPipe) id: string) {
    if (!(await this.subscriptions.remove(id, staff.id))) throw unknownSubscription();
    return { data: null };
  }

  @Post(':id/test')
  @HttpCode(HttpStatus.OK)
  @StaffOnly()
  @PerMinute(12)
  @ApiOperation({ summary: 'Send a notification there; answers once it was shown, or why not' })
  @ApiOkResponse({ standardSchema: answer(pushTestSchema) })
  async test(@CurrentUser() staff: Staff, @Param('id', KnownIdPipe) id: string) {
    const own = (await this.subscriptions.ofUser(staff.id)).filter((one) => one.id === id);
    return { data: await this.tests.run(own.map((one) => one.id)) };
  }
}

/** Only a browser that was sent a notification knows its id. */
@ApiTags('Mitteilungen')
@Controller('api/push-receipts')
export class PushReceiptsController {
  constructor(private readonly queue: PushQueue) {}

  @Post(':id')
  @HttpCode(HttpStatus.OK)
  @PerMinute(240)
  @ApiOperation({ summary: 'A browser has shown a notification' })
  @ApiOkResponse({ standardSchema: answer(z.null()) })
  async received(@Param('id', KnownIdPipe) id: string) {
    if (await this.queue.markReceived(id)) return { data: null };
    throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Mitteilung gibt es nicht.');
  }
}
