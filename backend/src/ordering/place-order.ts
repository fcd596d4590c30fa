import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { PlacedOrder } from '@bestellwerk/domain/contracts/order.schema';
import { Command } from '@nestjs/cqrs';
import type { CommandResult } from '../platform/http/command-result.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';

/** A customer places an order. */
export class PlaceOrder extends Command<CommandResult<PlacedOrder>> {
  constructor(
    readonly form: OrderForm,
    readonly metadata: CommandMetadata & { readonly key: string },
  ) {
    super();
  }
}
