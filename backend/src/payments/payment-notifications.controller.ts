import {
  transactionOfNotification,
  verifyDatatransSignature,
} from '@bestellwerk/payments/providers/datatrans/verify-signature';
import type { ProviderName } from '@bestellwerk/payments/providers/provider';
import { Body, Controller, HttpCode, HttpStatus, Inject, Param, Post, Req } from '@nestjs/common';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import { OnlinePayments } from '../ordering/online-payments.js';
import { ApiError } from '../platform/http/api-error.js';
import { failureText } from '../platform/http/failure-texts.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { rawBodyOf } from './raw-body.js';

/** What payment providers send when something has happened to a payment. It is not believed: it only means 'look'. */
@ApiTags('Zahlungen')
@Controller('api/payments/notifications')
export class PaymentNotificationsController {
  constructor(
    private readonly payments: OnlinePayments,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post('mollie/:order/:attempt')
  @PerMinute(600)
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ standardSchema: answer(z.null()) })
  @ApiOperation({ summary: 'Mollie: something has happened to this payment' })
  async mollie(
    @Param('order', KnownIdPipe) order: string,
    @Param('attempt', KnownIdPipe) attempt: string,
    @Body() body: { readonly id?: unknown } | null,
  ) {
    const id = body?.id;
    const reference = typeof id === 'string' && /^tr_\w{1,60}$/.test(id) ? id : undefined;
    return this.look('mollie', order, attempt, reference);
  }

  @Post('datatrans/:order/:attempt')
  @PerMinute(600)
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ standardSchema: answer(z.null()) })
  @ApiOperation({ summary: 'Datatrans: something has happened to this payment' })
  async datatrans(
    @Param('order', KnownIdPipe) order: string,
    @Param('attempt', KnownIdPipe) attempt: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
  ) {
    const { datatrans } = this.settings.providers;
    const signature = request.headers['datatrans-signature'];
    const isSigned =
      !datatrans.isThere ||
      datatrans.signKey === undefined ||
      verifyDatatransSignature(String(signature), rawBodyOf(request), datatrans.signKey);
    if (!isSigned) throw ApiError.of(HttpStatus.FORBIDDEN, failureText(HttpStatus.FORBIDDEN));
    return this.look('datatrans', order, attempt, transactionOfNotification(body) ?? undefined);
  }

  /** Throws 503 if the provider did not answer: it sends the notification again then. */
  private async look(provider: ProviderName, order: string, attempt: string, reference: string | undefined) {
    const isThere = this.settings.providers[provider].isThere;
    if (!isThere || (await this.payments.look(order, attempt, reference))) return { data: null };
    throw ApiError.of(HttpStatus.SERVICE_UNAVAILABLE, failureText(HttpStatus.SERVICE_UNAVAILABLE));
  }
}
