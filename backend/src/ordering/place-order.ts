import type { OrderForm } from '@bestellwerk/domain/ordering/order-form.schema';
import type { PlacedOrder } from '@bestellwerk/domain/views/order.schema';
import { Command } from '@nestjs/cqrs';
import type { Written } from '../platform/http/written.js';
import type { Caller } from '../platform/commands/caller.js';

/** A customer places an order. */
export class PlaceOrder extends Command<Written<PlacedOrder>> {
  constructor(
    readonly form: OrderForm,
    readonly caller: Caller & { readonly key: string },
  ) {
    super();
  }
}
