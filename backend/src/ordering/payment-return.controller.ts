import { isLiving } from '@bestellwerk/domain/ordering/order/online-payments';
import type { ExistingOrder } from '@bestellwerk/domain/ordering/order/order';
import { endsWithin } from '@bestellwerk/server-kit/timeout';
import { Controller, Get, Header, HttpCode, HttpStatus, Param, Query, Redirect } from '@nestjs/common';
import { ApiFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { textContent } from '../platform/http/text-content.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { OnlinePayments } from './online-payments.js';
import { PublicOrders } from './public-orders.js';

const LOOK_WITHIN_MS = 3_000;
const returnSchema = z.looseObject({ outcome: z.string().optional() });

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
   * Whether the order is paid is what the provider answers, never what the address says: that only chooses between the
   * order and the checkout for a guest who has come back without having paid.
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
  async back(
    @Param('uid') uid: string,
    @Param('hash') hash: string,
    @Query({ schema: returnSchema }) { outcome }: z.infer<typeof returnSchema>,
  ) {
    const id = await this.orders.idOf(uid, hash);
    await endsWithin(this.payments.lookAtAll(id, 'living'), LOOK_WITHIN_MS);
    const order = await this.payments.order(id);
    const branch = this.catalogue.branch(order.branch);
    const isFailed = hasFailed(order, outcome !== undefined) && branch !== undefined;
    return {
      statusCode: 302,
      url: isFailed ? `/store/${branch.identifier}/checkout/error` : `/status/${uid}/${hash}`,
    };
  }
}

/** Nothing came of the payment as far as we know; without `isAbandoned` one that is still open may just take a while. */
function hasFailed({ status, attempts }: ExistingOrder, isAbandoned: boolean): boolean {
  return status === 'failed' || (status === 'awaitingPayment' && (isAbandoned || !attempts.some(isLiving)));
}
