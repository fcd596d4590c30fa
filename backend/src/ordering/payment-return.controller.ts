import { isLiving } from '@bestellwerk/domain/ordering/order/online-payments';
import type { ExistingOrder } from '@bestellwerk/domain/ordering/order/order';
import { endsWithin } from '@bestellwerk/server-kit/timeout';
import { Controller, Get, Header, HttpCode, HttpStatus, Param, Redirect } from '@nestjs/common';
import { ApiFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { textContent } from '../platform/http/text-content.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { OnlinePayments } from './online-payments.js';
import { PublicOrders } from './public-orders.js';

const LOOK_WITHIN_MS = 3_000;

/** Where the provider sends the guest back to. */
@ApiTags('Bestellen')
@Controller('api/orders/public/:uid/:hash/payments')
export class PaymentReturnController {
  constructor(
    private readonly orders: PublicOrders,
    private readonly payments: OnlinePayments,
    private readonly catalogue: CatalogueReader,
  ) {}

  /**
   * Whether the order is paid is what the provider answers, never what the address says: that is the same however the guest
   * comes back.
   */
  @Get('return')
  @PerMinute(60)
  @HttpCode(HttpStatus.FOUND)
  @Redirect()
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @ApiFoundResponse({
    description: 'To the order, or to the checkout',
    content: textContent('text/plain'),
  })
  @ApiOperation({
    summary: 'Back from the payment page: leads to the order, or to the checkout after a failure',
  })
  async back(@Param('uid') uid: string, @Param('hash') hash: string) {
    const id = await this.orders.idOf(uid, hash);
    await endsWithin(this.payments.lookAtAll(id, 'living'), LOOK_WITHIN_MS);
    const order = await this.payments.order(id);
    const branch = this.catalogue.branch(order.branch);
    const isFailed = hasFailed(order) && branch !== undefined;
    return {
      statusCode: 302,
      url: isFailed ? `/store/${branch.identifier}/checkout/error` : `/status/${uid}/${hash}`,
    };
  }
}

/**
 * Nothing came of the payment, and nothing can any more. While one is open the order's own page says so, and an order that the
 * guest has sent again says there what becomes of the money.
 */
const hasFailed = ({ status, attempts, sentAgainAs }: ExistingOrder): boolean =>
  (status === 'failed' && sentAgainAs.length === 0) ||
  (status === 'awaitingPayment' && !attempts.some(isLiving));
