import { may } from '@bestellwerk/domain/access/policy';
import { staffOrderSchema } from '@bestellwerk/domain/contracts/order.schema';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { refuse } from '@bestellwerk/domain/kernel/refusal';
import { refundCauseSchema } from '@bestellwerk/domain/ordering/order/online-payment-events';
import { methodsTakenByHand } from '@bestellwerk/domain/ordering/checkout/taken-methods';
import { refundByHand } from '@bestellwerk/domain/ordering/order/hand-refund-decisions';
import { requestRefund } from '@bestellwerk/domain/ordering/order/refund-decisions';
import {
  acceptAppointmentByPhone,
  proposeAppointment,
  withdrawAppointment,
} from '@bestellwerk/domain/ordering/order/appointment-decisions';
import {
  addNote,
  cancelOrder,
  completeOrder,
  confirmOrder,
  markInDelivery,
  refuseUnknownOrder,
  rejectOrder,
} from '@bestellwerk/domain/ordering/order/order-decisions';
import {
  cancelCauseSchema,
  paymentMethodSchema,
} from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { counterPayment, recordPayment } from '@bestellwerk/domain/ordering/order/payment-decisions';
import { Controller, HttpStatus } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { staffCaller } from '../access/staff-caller.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import { CommandRoutes, handlersOf } from '../platform/commands/command-routes.js';
import type { Services } from '../platform/commands/command-definition.js';
import { Commands } from '../platform/commands/commands.js';
import { commandsOf } from '../platform/commands/define-command.js';
import { failureText } from '../platform/http/failure-texts.js';
import { reasonBody, writtenSchema } from '../platform/http/written-text.js';
import { answeredIn, answeredProposal } from './answered-proposal.js';
import { OnlinePayments } from './online-payments.js';
import { orderStreams } from './order-streams.js';

/** Commands of staff on an order. */
export const orderCommand = commandsOf({
  streams: orderStreams,
  caller: staffCaller,
  answers: staffOrderSchema,
  answer: ({ state }) => state.view!.staff,
  branches: (order) => (order.status === 'none' ? [] : [order.branch]),
});

export const ConfirmOrder = orderCommand({
  name: 'ConfirmOrder',
  route: { path: 'status/confirm', summary: 'Take the order on, or propose another time to the guest' },
  body: z
    .object({ counterAppointment: z.iso.datetime({ offset: true }).nullish() })
    .nullish()
    .meta({ id: 'ConfirmOrder' }),
  payload: ({ body }) => (body?.counterAppointment ? body : {}),
  action: 'order.confirm',
  facts: (_input, services) => services(Clock).now().toISOString(),
  decide: (order, { body }, at) => {
    const appointment = body?.counterAppointment;
    return appointment ? proposeAppointment(order, { appointment, at }) : confirmOrder(order);
  },
});

export const AcceptAppointmentByPhone = orderCommand({
  name: 'AcceptAppointmentByPhone',
  route: {
    path: 'status/confirm-counter-appointment',
    summary: 'The guest accepts the proposed time on the telephone',
  },
  body: answeredProposal,
  payload: ({ body }) => body ?? {},
  action: 'order.confirm',
  facts: (_input, services) => services(Clock).now().toISOString(),
  decide: (order, { body }, at) => acceptAppointmentByPhone(order, at, answeredIn(body)),
});

export const WithdrawAppointment = orderCommand({
  name: 'WithdrawAppointment',
  route: {
    path: 'status/withdraw-counter-appointment',
    summary: 'Take the proposed time back: the order waits for the branch again',
  },
  body: answeredProposal,
  payload: ({ body }) => body ?? {},
  action: 'order.confirm',
  facts: (_input, services) => services(Clock).now().toISOString(),
  decide: (order, { body }, at) => withdrawAppointment(order, at, answeredIn(body)),
});

export const RejectOrder = orderCommand({
  name: 'RejectOrder',
  route: { path: 'status/reject', summary: 'Do not take the order on, with a message for the customer' },
  body: z.object({ message: writtenSchema().default('') }).meta({ id: 'RejectOrder' }),
  action: 'order.reject',
  decide: (order, { body }) => rejectOrder(order, body),
});

export const MarkInDelivery = orderCommand({
  name: 'MarkInDelivery',
  route: { path: 'status/in-delivery', summary: 'The order is ready, or on its way' },
  action: 'order.advance',
  decide: markInDelivery,
});

export const CompleteOrder = orderCommand({
  name: 'CompleteOrder',
  route: { path: 'status/completed', summary: 'The customer has the order' },
  action: 'order.advance',
  decide: completeOrder,
});

export const CancelOrder = orderCommand({
  name: 'CancelOrder',
  route: { path: 'status/cancel', summary: 'Call the order off, with a reason' },
  body: reasonBody.extend({ cause: cancelCauseSchema.optional() }).meta({ id: 'CancelOrder' }),
  action: 'order.cancel',
  decide: (order, { by, body: { reason, cause } }) => {
    const branch = order.status === 'none' ? null : order.branch;
    const mayCancelDispatched = branch !== null && may(by, 'order.cancelDispatched', branch);
    return cancelOrder(order, { reason, cause, mayCancelDispatched });
  },
});

/** How staff of a branch take and give money. */
function takenByHandIn(services: Services, id: string) {
  const branch = services(CatalogueReader).branch(id);
  const { config } = services(CatalogueReader).catalogue();
  return branch ? methodsTakenByHand(config, branch) : [];
}

export const RecordPayment = orderCommand({
  name: 'RecordPayment',
  route: { path: 'payments', summary: 'Record that money was taken', key: 'required' },
  body: z
    .object({
      method: paymentMethodSchema,
      amount: z.number(),
      /** The open amount that was seen: the payment is refused with 409 if another one is open. */
      expectedOpen: z.number().nullish(),
    })
    .meta({ id: 'RecordPayment' }),
  // The seen amount is only a guard: after a refusal the same key is accepted with another one.
  payload: ({ body: { expectedOpen: _, ...payment } }) => payment,
  action: 'order.pay',
  facts: (_input, services) => (id: string) => takenByHandIn(services, id),
  decide: (order, { params, metadata, body }, takenIn) => {
    const payment = deterministicId('payment', params['id']!, metadata.key ?? metadata.requestId);
    return recordPayment(order, { payment, ...body }, takenIn);
  },
});

export const CounterPayment = orderCommand({
  name: 'CounterPayment',
  route: {
    path: 'payments/:payment/counter-entry',
    params: ['id', 'payment'],
    summary: 'Take a payment or a refund back that was recorded wrongly, with a reason',
    key: 'required',
  },
  body: reasonBody.meta({ id: 'CounterPayment' }),
  action: 'payment.correct',
  decide: (order, { params, metadata, body: { reason } }) => {
    const payment = params['payment']!;
    const counterEntry = deterministicId('counter-entry', params['id']!, payment, metadata.key!);
    return counterPayment(order, { counterEntry, payment, reason });
  },
});

const refundSchema = z.object({
  amount: z.number().nullish(),
  /** What it is for: 'missing' and 'faulty' lower turnover and tax. Without one the reason is required. */
  cause: refundCauseSchema.nullish(),
  /** The line that was missing or faulty, counted from 0. */
  index: z.number().int().nonnegative().nullish(),
  /** Required without a cause and for 'other'. */
  reason: writtenSchema().nullish(),
});

const wantedRefund = ({ amount, cause, index, reason }: z.infer<typeof refundSchema>) => ({
  ...{ amount: amount ?? undefined, cause: cause ?? undefined },
  ...{ index: index ?? undefined, reason: reason ?? '' },
});

export const RequestRefund = orderCommand({
  name: 'RequestRefund',
  route: {
    path: 'refunds',
    summary: 'Give money back that was paid online: all of it, or an amount',
    key: 'required',
  },
  body: refundSchema.meta({ id: 'RequestRefund' }),
  action: 'payment.correct',
  decide: (order, { params, metadata, body }) => {
    const refund = deterministicId('refund', params['id']!, metadata.key!);
    return requestRefund(order, { refund, ...wantedRefund(body) });
  },
});

export const RefundByHand = orderCommand({
  name: 'RefundByHand',
  route: {
    path: 'payments/:payment/refunds',
    params: ['id', 'payment'],
    summary: 'Record that the guest got something of a payment back, by hand: all of it, or an amount',
    key: 'required',
  },
  body: refundSchema
    .extend({
      /** How the guest got it; as it was paid where it is missing. */
      method: paymentMethodSchema.nullish(),
    })
    .meta({ id: 'RefundByHand' }),
  action: 'payment.correct',
  facts: (_input, services) => (id: string) => takenByHandIn(services, id),
  decide: (order, { params, metadata, body: { method, ...body } }, takenIn) => {
    const refund = deterministicId('refund-by-hand', params['id']!, metadata.key!);
    const payment = params['payment']!;
    return refundByHand(
      order,
      { refund, payment, method: method ?? undefined, ...wantedRefund(body) },
      takenIn,
    );
  },
});

/** Nothing is decided here: what the provider answers is written as it always is. */
export const UpdatePaymentStatus = orderCommand({
  name: 'UpdatePaymentStatus',
  route: {
    path: 'update-payment-status',
    summary: 'Ask the payment provider again',
    waiting: { withinMs: 15_000, text: failureText(HttpStatus.SERVICE_UNAVAILABLE) },
  },
  action: 'order.pay',
  facts: async ({ params, by }, services) => {
    const order = await services(OnlinePayments).order(params['id']!);
    if (!may(by, 'order.pay', order.branch)) return true;
    return services(OnlinePayments).lookAtAll(params['id']!, 'all');
  },
  decide: (order, _input, isAnswered) => {
    if (order.status === 'none') return refuseUnknownOrder();
    return isAnswered ? [] : refuse('conflict', 'provider-away', PROVIDER_AWAY);
  },
});

const PROVIDER_AWAY =
  'Der Zahlungsanbieter antwortet gerade nicht. Bitte versuchen Sie es später noch einmal.';

export const AddNote = orderCommand({
  name: 'AddNote',
  route: { path: 'notes', summary: 'Add a remark for staff', key: 'required' },
  body: z.object({ text: writtenSchema().min(1) }).meta({ id: 'AddNote' }),
  action: 'order.note',
  decide: (order, { body }) => addNote(order, body),
});

const routes = {
  confirm: ConfirmOrder,
  acceptAppointment: AcceptAppointmentByPhone,
  withdrawAppointment: WithdrawAppointment,
  reject: RejectOrder,
  inDelivery: MarkInDelivery,
  completed: CompleteOrder,
  cancel: CancelOrder,
  pay: RecordPayment,
  counter: CounterPayment,
  refund: RequestRefund,
  refundByHand: RefundByHand,
  updatePayment: UpdatePaymentStatus,
  note: AddNote,
};

@ApiTags('Bestellungen')
@Controller('api/orders/:id')
@CommandRoutes(routes)
export class OrderCommandsController {
  constructor(readonly commands: Commands) {}
}

export const orderHandlers = handlersOf(routes);
