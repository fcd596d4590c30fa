import { branchDayDecider } from '@bestellwerk/domain/branch-day/branch-day';
import { branchDayStream } from '@bestellwerk/domain/branch-day/branch-day-events';
import { freePlace, movePlace, releasePlace } from '@bestellwerk/domain/branch-day/branch-day-decisions';
import { fold } from '@bestellwerk/domain/kernel/decider';
import type { DomainEvent, RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { expireAppointment } from '@bestellwerk/domain/ordering/order/appointment-decisions';
import { expireAttempt, failOrder } from '@bestellwerk/domain/ordering/order/online-payment-decisions';
import { confirmOrder, markMissed } from '@bestellwerk/domain/ordering/order/order-decisions';
import { expireQuotation } from '@bestellwerk/domain/ordering/order/quotation-decisions';
import { replaceOrder } from '@bestellwerk/domain/ordering/order/replacement-decisions';
import { orderDecider } from '@bestellwerk/domain/ordering/order/order';
import {
  daysOf,
  type OrderEvent,
  orderStream,
  type OrderPlaced,
} from '@bestellwerk/domain/ordering/order/order-events';
import type { Deadline, DeadlineKind, PaymentWork } from '@bestellwerk/domain/deadlines/deadlines';
import { recordPrint } from '@bestellwerk/domain/ordering/order/print-decisions';
import { printJobDecider } from '@bestellwerk/domain/printing/print-job';
import { expirePrint, losePrint, markOverdue } from '@bestellwerk/domain/printing/print-job-decisions';
import { printJobStream } from '@bestellwerk/domain/printing/print-job-events';
import { expireCommand } from '@bestellwerk/domain/signage/player-decisions';
import { signagePlayerDecider } from '@bestellwerk/domain/signage/signage-player';
import { markForgotten } from '@bestellwerk/domain/working-time/clock-decisions';
import { workingTimeDecider } from '@bestellwerk/domain/working-time/working-time';
import type { CommandContext, Outcome } from '@bestellwerk/event-log/command';
import type { EventLog } from '@bestellwerk/event-log/event-log';
import type { Transactor } from '@bestellwerk/event-log/transactor';

export interface CommandTools {
  readonly transactor: Transactor;
  readonly eventLog: EventLog;
  readonly context: CommandContext;
  readonly now: Date;
}

/**
 * What is done when a deadline has come. Null if a look at the log showed that nothing is to be done; a date if the same is
 * to be done again then.
 */
export type DeadlineCommand = (
  deadline: Deadline,
  tools: CommandTools,
) => Promise<Outcome<unknown, DomainEvent> | Date | null>;

/** Each decides from the log: the table of deadlines may be behind it. */
export const deadlineCommands: Record<Exclude<DeadlineKind, PaymentWork>, DeadlineCommand> = {
  'missed-order': ({ stream, dueAt }, { transactor, context }) =>
    transactor.transact({
      stream,
      context,
      decider: orderDecider,
      decide: (order) => markMissed(order, dueAt),
    }),

  'auto-confirm': ({ stream }, { transactor, context }) =>
    transactor.transact({ stream, context, decider: orderDecider, decide: confirmOrder }),

  'counter-appointment': ({ stream, dueAt }, { transactor, context }) =>
    transactor.transact({
      stream,
      context,
      decider: orderDecider,
      decide: (order) => expireAppointment(order, dueAt),
    }),

  quotation: ({ stream, dueAt }, { transactor, context }) =>
    transactor.transact({
      stream,
      context,
      decider: orderDecider,
      decide: (order) => expireQuotation(order, dueAt),
    }),

  'payment-unopened': ({ stream, subject }, { transactor, context, now }) =>
    transactor.transact({
      stream,
      context,
      decider: orderDecider,
      decide: (order) => expireAttempt(order, { attempt: subject, at: now.toISOString() }),
    }),

  'unpaid-order': ({ stream }, { transactor, context }) =>
    transactor.transact({ stream, context, decider: orderDecider, decide: failOrder }),

  'replaced-order': ({ stream, subject }, { transactor, context }) =>
    transactor.transact({
      stream,
      context,
      decider: orderDecider,
      decide: (order) => replaceOrder(order, { by: subject }),
    }),

  'command-expiry': ({ stream, subject }, { transactor, context }) =>
    transactor.transact({
      stream,
      context,
      decider: signagePlayerDecider,
      decide: (player) => expireCommand(player, subject),
    }),

  'forgotten-activity': ({ stream, subject }, { transactor, context, now }) =>
    transactor.transact({
      stream,
      context,
      decider: workingTimeDecider,
      decide: (person) => markForgotten(person, subject, now.toISOString()),
    }),

  'print-expiry': ({ stream }, { transactor, context }) =>
    transactor.transact({ stream, context, decider: printJobDecider, decide: expirePrint }),

  'print-alarm': ({ stream }, { transactor, context }) =>
    transactor.transact({ stream, context, decider: printJobDecider, decide: markOverdue }),

  'print-confirmation': ({ stream, dueAt }, { transactor, context }) =>
    transactor.transact({
      stream,
      context,
      decider: printJobDecider,
      decide: (job) => losePrint(job, dueAt),
    }),

  async 'printed-document'({ stream, subject }, { transactor, context }) {
    const { state: job } = await transactor.read(printJobStream(subject), printJobDecider);
    if (job.status !== 'printed' || job.template === 'test') return null;
    const { template, copy, printer } = job;
    return transactor.transact({
      stream,
      context,
      decider: orderDecider,
      decide: (order) => recordPrint(order, { job: subject, template, copy, printer }),
    });
  },

  async place({ stream, subject, dueAt }, { transactor, eventLog, context }) {
    const days = await daysOfOrder(eventLog, subject);
    if (days.includes(stream)) return null;
    return transactor.transact({
      stream,
      context,
      decider: branchDayDecider,
      decide: (day) => releasePlace(day, subject, dueAt),
    });
  },

  async 'moved-place'({ subject }, { transactor, eventLog, context, now }) {
    const found = await readOrder(eventLog, subject);
    if (!found || found.proposed.length === 0) return null;
    const { placed, order } = found;
    const proposed = order.counterAppointment?.appointment ?? null;
    const [before, after] = [allStreamsOf(found), streamsOf(placed, proposed)];
    // A proposal that was withdrawn leads back to the time before it.
    const dueAt = proposed ?? placed.appointmentDate ?? placed.beginsAt ?? placed.placedAt;
    const move = { order: subject, mode: order.mode, at: now.toISOString() };
    let outcome: Outcome<unknown, DomainEvent> | null = null;
    // The new place comes first: one that is left then is found again by a repetition.
    for (const stream of new Set([...after.toReversed(), ...before])) {
      const due = stream === after.at(-1) ? dueAt : null;
      outcome = await transactor.transact({
        ...{ stream, context, decider: branchDayDecider },
        decide: (day) => movePlace(day, { ...move, due }),
      });
    }
    return outcome;
  },

  async 'unneeded-place'({ subject }, { transactor, eventLog, context }) {
    let outcome: Outcome<unknown, DomainEvent> | null = null;
    for (const stream of await daysOfOrder(eventLog, subject)) {
      outcome = await transactor.transact({
        stream,
        context,
        decider: branchDayDecider,
        decide: (day) => freePlace(day, subject),
      });
    }
    return outcome;
  },
};

/** The streams of the days on which an order has a place; none if it was not written. */
async function daysOfOrder(eventLog: EventLog, orderId: string): Promise<string[]> {
  const found = await readOrder(eventLog, orderId);
  return found ? allStreamsOf(found) : [];
}

async function readOrder(eventLog: EventLog, orderId: string) {
  const events = (await eventLog.readStream(orderStream(orderId))) as RecordedEvent<OrderEvent>[];
  const order = fold(orderDecider, events);
  if (order.status === 'none') return null;
  const proposed = events.flatMap(({ type, data }) =>
    type === 'CounterAppointmentProposed' ? [data.appointment] : [],
  );
  return { placed: events[0]!.data as OrderPlaced, order, proposed };
}

/** Of every day on which the order may have a place: its own, and those of all times that the branch proposed. */
const allStreamsOf = ({ placed, proposed }: NonNullable<Awaited<ReturnType<typeof readOrder>>>): string[] => [
  ...new Set([streamsOf(placed), ...proposed.map((time) => streamsOf(placed, time))].flat()),
];

const streamsOf = (placed: OrderPlaced, proposed?: string | null): string[] =>
  daysOf(placed, proposed).map((date) => branchDayStream(placed.branch, date));
