import { submitReview } from '@bestellwerk/domain/ordering/order/order-decisions';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import type { Staff } from '../../access/staff.js';
import { type CommandMetadata, DEMO_REQUEST } from '../../platform/commands/command-metadata.js';
import {
  CancelOrder,
  CompleteOrder,
  ConfirmOrder,
  MarkInDelivery,
  RecordPayment,
  RejectOrder,
} from '../../ordering/order.commands.js';
import { CommandExecutor } from '../../platform/commands/command-executor.js';
import { Commands } from '../../platform/commands/commands.js';
import { orderStreams } from '../../ordering/order-streams.js';
import { PlaceOrder } from '../../ordering/place-order.js';
import { DemoStaff } from './demo-staff.js';
import type { OrderStory, StaffStep } from './scenario.js';
import { teamOf } from './staff.js';

interface SeededOrder {
  readonly id: string;
  readonly total: number;
}

/** Executes the orders of the scenario, through the commands that customers and staff use. */
@Injectable()
export class SeedOrders {
  constructor(
    private readonly commands: Commands,
    private readonly executor: CommandExecutor,
    private readonly staff: DemoStaff,
    private readonly clock: Clock,
  ) {}

  /** The customer's part. */
  async place(story: OrderStory): Promise<SeededOrder> {
    const metadata = callerOf('customer', null, keyOf(story, 'place'));
    const { data } = await this.clock.at(story.placedAt, () =>
      this.commands.execute(new PlaceOrder({ by: null, metadata, params: {}, body: story.form })),
    );
    return { id: data.id, total: data.pricing.totalGross };
  }

  /** The staff's part, step by step, and the customer's review. */
  async work(story: OrderStory, placed: SeededOrder): Promise<void> {
    for (const { step, at } of story.steps) {
      await this.clock.at(at, () => this.commands.execute(this.commandFor(step, story, placed)));
    }
    if (story.review) await this.review(story, story.review, placed);
  }

  /** Without number and hash: no read model has the order yet. */
  private async review(
    story: OrderStory,
    { at, stars }: NonNullable<OrderStory['review']>,
    { id }: SeededOrder,
  ): Promise<void> {
    await this.clock.at(at, () =>
      this.executor.write(orderStreams, {
        id,
        metadata: callerOf('customer', null, keyOf(story, 'review')),
        payload: stars,
        decide: (order) => submitReview(order, stars),
      }),
    );
  }

  private commandFor(step: StaffStep, story: OrderStory, { id, total }: SeededOrder) {
    const lead = step === 'reject' || step === 'cancel';
    const staff = this.staff.member(teamOf(story.branch, lead ? 'ROLE_SHIFT_LEAD' : 'ROLE_EMPLOYEE'));
    const metadata = callerOf('user', staff, keyOf(story, step));
    const input = <Body>(body: Body) => ({ by: staff, metadata, params: { id }, body });
    switch (step) {
      case 'confirm':
        return new ConfirmOrder(input(null));
      case 'reject':
        return new RejectOrder(input({ message: 'Leider ist unsere Küche gerade ausgelastet.' }));
      case 'in-delivery':
        return new MarkInDelivery(input(undefined));
      case 'completed':
        return new CompleteOrder(input(undefined));
      case 'cancel':
        return new CancelOrder(input({ reason: 'Vom Gast telefonisch abgesagt.', cause: 'guest' }));
      case 'pay':
        return new RecordPayment(input({ method: story.form.paymentMethod ?? 'cash', amount: total }));
      case 'pay-half':
        return new RecordPayment(input({ method: 'atm-card', amount: Math.floor(total / 2) }));
    }
  }
}

const keyOf = (story: OrderStory, step: string): string => deterministicId('demo', story.name, step);

const callerOf = (kind: 'customer' | 'user', staff: Staff | null, key: string): CommandMetadata => ({
  key,
  actor: { kind, id: staff?.id ?? null },
  origin: kind === 'customer' ? 'storefront' : 'back office',
  route: 'demo',
  requestId: DEMO_REQUEST,
});
