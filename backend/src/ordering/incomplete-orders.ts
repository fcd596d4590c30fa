import { orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import { Injectable } from '@nestjs/common';
import { Checkpoints } from '../platform/consistency/checkpoints.js';

interface Order {
  readonly id: string;
  readonly isIncomplete?: true;
}

/** Marks orders with parked events in a read model as incomplete. */
@Injectable()
export class IncompleteOrders {
  constructor(private readonly checkpoints: Checkpoints) {}

  mark<Shown extends Order>(order: Shown): Shown {
    return this.checkpoints.isParked(orderStream(order.id)) ? { ...order, isIncomplete: true } : order;
  }
}
