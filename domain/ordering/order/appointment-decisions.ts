import type { Decision } from '../../kernel/decider.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { proposalEndings } from '../order-labels.js';
import type { CounterAppointment, ExistingOrder, Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import type { OrderStatus } from './order-terms.schema.js';
import {
  canceled,
  confirmBy,
  confirmed,
  refuseFromStatus,
  refuseUnknownOrder,
  takeStep,
} from './order-decisions.js';

const MINUTE_MS = 60_000;
const AT_LEAST_MS = 30 * MINUTE_MS;
const BEFORE_MS = 15 * MINUTE_MS;
const HORIZON_MS = 180 * 24 * 60 * MINUTE_MS;

/** ISO instants. An order 'as soon as possible' has no time of its own. */
export interface ProposedTime {
  readonly requested: string | null;
  readonly proposed: string;
}

/**
 * Until when the guest may answer: 15 minutes before the earlier of both times, but at least 30 minutes from now, and never
 * later than the proposed time: nobody can agree to one that is over. ISO instants.
 */
export function answerBy(proposedAt: string, times: ProposedTime): string {
  const proposed = Date.parse(times.proposed);
  const earlier = Math.min(proposed, times.requested === null ? proposed : Date.parse(times.requested));
  const usual = Math.max(Date.parse(proposedAt) + AT_LEAST_MS, earlier - BEFORE_MS);
  return new Date(Math.min(usual, proposed)).toISOString();
}

export interface ProposeAppointment {
  /** ISO instants. */
  readonly appointment: string;
  readonly at: string;
}

/**
 * The branch cannot keep the requested time and asks the guest for another one. The same proposal again changes nothing;
 * another one has to wait for the guest's answer.
 */
export function proposeAppointment(
  order: Order,
  { appointment, at }: ProposeAppointment,
): Decision<OrderEvent> {
  const proposed = new Date(appointment).toISOString();
  if (order.status === 'proposed' && order.counterAppointment?.appointment === proposed) return [];
  return takeStep(order, 'propose', ({ appointmentDate }) => {
    const data = { appointment: proposed, answerBy: answerBy(at, { requested: appointmentDate, proposed }) };
    return refusalOf(proposed, at, appointmentDate) ?? [{ type: 'CounterAppointmentProposed', data }];
  });
}

function refusalOf(appointment: string, at: string, requested: string | null): Refusal | null {
  const ahead = Date.parse(appointment) - Date.parse(at);
  if (ahead <= 0) return refuseTime('appointment-over', 'Der neue Termin muss in der Zukunft liegen.');
  if (ahead > HORIZON_MS) {
    return refuseTime('appointment-too-late', 'Der neue Termin darf höchstens 180 Tage entfernt sein.');
  }
  if (appointment !== requested) return null;
  return refuseTime('appointment-as-requested', 'Das ist der gewünschte Termin. Bitte bestätigen Sie ihn.');
}

const refuseTime = (code: string, message: string): Refusal =>
  refuse('invalid', code, message, 'counterAppointment');

/** Which proposal an answer is about: the branch may have made another one meanwhile. ISO instant; the current one if unknown. */
export interface Answered {
  readonly appointment?: string | undefined;
}

/** The guest agrees with the proposed time, until its deadline. `at` is an ISO instant. */
export function acceptAppointment(order: Order, at: string, answered: Answered = {}): Decision<OrderEvent> {
  if (isAgreed(order, answered)) return [];
  return answerProposal(order, answered, (proposal, existing): Decision<OrderEvent> => {
    if (Date.parse(at) > Date.parse(proposal.answerBy)) return refuseTooLate();
    return accepted(existing, proposal, at, {});
  });
}

/**
 * The guest agrees on the telephone. That holds after the deadline, too, as long as the order was not canceled by it and the
 * proposed time is not over: staff have just spoken to the guest. `at` is an ISO instant.
 */
export function acceptAppointmentByPhone(
  order: Order,
  at: string,
  answered: Answered = {},
): Decision<OrderEvent> {
  if (isAgreed(order, answered)) return [];
  return answerProposal(order, answered, (proposal, existing) =>
    accepted(existing, proposal, at, { isByPhone: true }),
  );
}

type Accepted = Extract<OrderEvent, { type: 'CounterAppointmentAccepted' }>;

/** Deadlines of older proposals may be later than the proposed time. */
function accepted(
  order: ExistingOrder,
  { appointment }: CounterAppointment,
  at: string,
  data: Accepted['data'],
): Decision<OrderEvent> {
  if (Date.parse(at) > Date.parse(appointment)) return refuseOver();
  return [{ type: 'CounterAppointmentAccepted', data }, ...confirmed(order, appointment)];
}

const agreed: readonly OrderStatus[] = ['confirmed', 'ready', 'dispatched', 'completed'];

const isAgreed = (order: Order, answered: Answered): boolean =>
  order.status !== 'none' &&
  agreed.includes(order.status) &&
  order.counterAppointment !== null &&
  isMeant(order.counterAppointment, answered);

const isMeant = ({ appointment }: CounterAppointment, answered: Answered): boolean =>
  answered.appointment === undefined || Date.parse(answered.appointment) === Date.parse(appointment);

/** The guest does not want the proposed time: the order is canceled. */
export function rejectAppointment(order: Order, answered: Answered = {}): Decision<OrderEvent> {
  if (order.status === 'canceled' && order.counterAppointment) return [];
  return answerProposal(order, answered, (_proposal, existing): Decision<OrderEvent> => [
    { type: 'CounterAppointmentRejected', data: {} },
    ...canceled(existing, proposalEndings.rejected),
  ]);
}

/** The guest did not answer until the deadline of a proposal, an ISO instant: the order is canceled. */
export const expireAppointment = (order: Order, deadline: string): Decision<OrderEvent> =>
  answerProposal(order, {}, ({ answerBy: until }, existing): Decision<OrderEvent> =>
    until === deadline
      ? [{ type: 'CounterAppointmentExpired', data: {} }, ...canceled(existing, proposalEndings.expired)]
      : [],
  );

/**
 * The branch takes its proposal back before it is answered. The order waits for the branch again, which may confirm it or
 * propose another time. `at` is an ISO instant.
 */
export function withdrawAppointment(order: Order, at: string, answered: Answered = {}): Decision<OrderEvent> {
  if (order.status === 'pending' && order.isProposalWithdrawn) return [];
  if (isAgreed(order, {})) return refuseAccepted();
  return answerProposal(order, answered, (_proposal, { isMissed, handling }): Decision<OrderEvent> => {
    const data = isMissed ? {} : { confirmBy: confirmBy(at, handling?.missedAfterMinutes) };
    return [{ type: 'CounterAppointmentWithdrawn', data }];
  });
}

function answerProposal(
  order: Order,
  answered: Answered,
  decide: (proposal: CounterAppointment, order: ExistingOrder) => Decision<OrderEvent>,
): Decision<OrderEvent> {
  if (order.status === 'none') return refuseUnknownOrder();
  const { counterAppointment: proposal } = order;
  if (!proposal) return order.isProposalWithdrawn ? refuseWithdrawn() : refuseNoProposal();
  if (order.status !== 'proposed') return refuseFromStatus(order.status, '');
  return isMeant(proposal, answered) ? decide(proposal, order) : refuseReplaced();
}

const refuseNoProposal = (): Refusal =>
  refuse(
    'conflict',
    'no-counter-appointment',
    'Für diese Bestellung wurde kein anderer Termin vorgeschlagen.',
  );

const refuseWithdrawn = (): Refusal =>
  refuse('conflict', 'proposal-withdrawn', 'Dieser Terminvorschlag wurde inzwischen zurückgezogen.');

const refuseReplaced = (): Refusal =>
  refuse('conflict', 'proposal-replaced', 'Inzwischen wurde ein anderer Termin vorgeschlagen.');

const refuseAccepted = (): Refusal =>
  refuse('conflict', 'proposal-accepted', 'Der neue Termin wurde inzwischen angenommen.');

const refuseOver = (): Refusal =>
  refuse('conflict', 'proposal-over', 'Der vorgeschlagene Termin ist leider schon vorbei.');

const refuseTooLate = (): Refusal =>
  refuse('conflict', 'answer-too-late', 'Die Frist für Ihre Antwort ist leider abgelaufen.');
