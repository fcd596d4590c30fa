import type { Deadline, PaymentWork } from '@bestellwerk/domain/deadlines/deadlines';
import { orderDecider } from '@bestellwerk/domain/ordering/order/order';
import { orderIdOf, orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import type { Transactor } from '@bestellwerk/event-log/transactor';
import { nextLook } from '@bestellwerk/payments/look-again';
import { type Orders, PaymentDesk, type Progress } from '@bestellwerk/payments/payment-desk';
import { ProviderUnavailable } from '@bestellwerk/payments/providers/provider-errors';
import type { Providers } from '@bestellwerk/payments/providers/providers';
import type { CommandTools, DeadlineCommand } from './deadline-commands.js';

/** A look is due a minute after the payment was opened. */
const FIRST_LOOK_MS = 60_000;

/** What is to be done at the payment providers. They are slow and may be away, so it has a process host of its own. */
export function paymentCommands(providers: Providers): Record<PaymentWork, DeadlineCommand> {
  const command =
    (
      beganMsBefore: number,
      work: (desk: PaymentDesk, deadline: Deadline) => Promise<Progress>,
    ): DeadlineCommand =>
    async (deadline, { transactor, now }: CommandTools) => {
      const desk = new PaymentDesk(ordersOf(transactor), providers, () => now);
      const began = new Date(Date.parse(deadline.dueAt) - beganMsBefore);
      try {
        return (await work(desk, deadline)) === 'done' ? null : nextLook(began, now);
      } catch (error) {
        if (!(error instanceof ProviderUnavailable) || error.retryAfterMs === null) throw error;
        return new Date(now.getTime() + error.retryAfterMs);
      }
    };
  return {
    'payment-look': command(FIRST_LOOK_MS, (desk, deadline) =>
      desk.look(orderIdOf(deadline), deadline.subject),
    ),
    'payment-capture': command(0, (desk, deadline) => desk.capture(orderIdOf(deadline), deadline.subject)),
    'payment-void': command(0, (desk, deadline) => desk.void(orderIdOf(deadline), deadline.subject)),
    'payment-refund': command(0, (desk, deadline) =>
      desk.refund(orderIdOf(deadline), deadline.subject, deadline.dueAt),
    ),
  };
}

const ordersOf = (transactor: Transactor): Orders => ({
  read: async (order) => (await transactor.read(orderStream(order), orderDecider)).state,
  decide: (order, decide, context) =>
    transactor.transact({ stream: orderStream(order), decider: orderDecider, decide, context }),
});
