import { refuse } from '@bestellwerk/domain/kernel/refusal';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import { refusalToReplace } from '@bestellwerk/domain/ordering/order/replacement-decisions';
import { endsWithin } from '@bestellwerk/server-kit/timeout';
import { Injectable } from '@nestjs/common';
import { Checkpoints } from '../platform/consistency/checkpoints.js';
import { LogHead, WAIT_MS } from '../platform/consistency/log-head.js';
import { ApiError } from '../platform/http/api-error.js';
import { OnlinePayments } from './online-payments.js';
import { PublicOrders } from './public-orders.js';

const LOOK_WITHIN_MS = 3_000;

/** The unpaid orders that guests send again. */
@Injectable()
export class ReplacedOrders {
  constructor(
    private readonly orders: PublicOrders,
    private readonly payments: OnlinePayments,
    private readonly logHead: LogHead,
    private readonly checkpoints: Checkpoints,
  ) {}

  /**
   * The order that a form is sent in place of, null without one; or what stands against that. The provider is asked first,
   * so that an order that has just been paid is not ordered a second time.
   */
  async of({
    replaces: named,
  }: Pick<OrderForm, 'replaces'>): Promise<
    { readonly replaces: string | null } | { readonly failure: unknown }
  > {
    if (!named) return { replaces: null };
    const replaces = (await this.find(named)) ?? ((await this.isUpToDate()) ? await this.find(named) : null);
    if (replaces === null) return { failure: ApiError.refused(unknownOrder()) };
    await endsWithin(this.payments.lookAtAll(replaces, 'living'), LOOK_WITHIN_MS);
    const refusal = refusalToReplace(replaces, await this.payments.order(replaces));
    return refusal ? { failure: ApiError.refused(refusal) } : { replaces };
  }

  private async find({ uid, hash }: NonNullable<OrderForm['replaces']>): Promise<string | null> {
    return (await this.orders.find(uid, hash))?.id ?? null;
  }

  private async isUpToDate(): Promise<boolean> {
    return this.checkpoints.reaches('public_order', await this.logHead.position(), WAIT_MS);
  }
}

const unknownOrder = () =>
  refuse(
    'invalid',
    'replaced-order-unknown',
    'Die Bestellung, die ersetzt werden soll, wurde nicht gefunden. Es wurde nichts bestellt.',
    'replaces',
  );
