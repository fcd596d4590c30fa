import { orderStream } from '@bestellwerk/domain/ordering/order-events';
import { Injectable } from '@nestjs/common';
import { Checkpoints } from '../platform/consistency/checkpoints.js';

interface Order {
  readonly id: string;
  readonly isIncomplete?: true;
}

/** Orders of which a read model holds events back: nobody must take what is shown of them for all there is. */
@Injectable()
export class IncompleteOrders {
  constructor(private readonly checkpoints: Checkpoints) {}

  mark<Shown extends Order>(order: Shown): Shown {
    return this.checkpoints.holdsBack(orderStream(order.id)) ? { ...order, isIncomplete: true } : order;
  }
}
