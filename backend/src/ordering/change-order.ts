import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { Command } from '@nestjs/cqrs';
import type { Staff } from '../access/staff.js';
import type { CommandResult } from '../platform/http/command-result.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';

/** Base class of commands by which staff change an order. */
export abstract class ChangeOrder extends Command<CommandResult<StaffOrder>> {
  constructor(
    readonly orderId: string,
    readonly staff: Staff,
    readonly metadata: CommandMetadata,
  ) {
    super();
  }
}

export class ConfirmOrder extends ChangeOrder {}
export class MarkInDelivery extends ChangeOrder {}
export class CompleteOrder extends ChangeOrder {}

export class RejectOrder extends ChangeOrder {
  constructor(
    orderId: string,
    staff: Staff,
    metadata: CommandMetadata,
    readonly message: string,
  ) {
    super(orderId, staff, metadata);
  }
}

export class CancelOrder extends ChangeOrder {
  constructor(
    orderId: string,
    staff: Staff,
    metadata: CommandMetadata,
    readonly reason: string,
  ) {
    super(orderId, staff, metadata);
  }
}

export class RecordPayment extends ChangeOrder {
  constructor(
    orderId: string,
    staff: Staff,
    metadata: CommandMetadata & { readonly key: string },
    readonly method: PaymentMethod,
    /** Decimal in the order's currency. */
    readonly amount: number,
  ) {
    super(orderId, staff, metadata);
  }
}

export class CounterPayment extends ChangeOrder {
  constructor(
    orderId: string,
    staff: Staff,
    metadata: CommandMetadata & { readonly key: string },
    readonly payment: string,
    readonly reason: string,
  ) {
    super(orderId, staff, metadata);
  }
}
