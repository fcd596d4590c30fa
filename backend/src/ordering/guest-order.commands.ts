import { publicOrderSchema } from '@bestellwerk/domain/contracts/order.schema';
import { refuse } from '@bestellwerk/domain/kernel/refusal';
import {
  acceptAppointment,
  rejectAppointment,
} from '@bestellwerk/domain/ordering/order/appointment-decisions';
import {
  acceptQuotation,
  declineQuotation,
  withdrawRequest,
} from '@bestellwerk/domain/ordering/order/quotation-decisions';
import { offeredPaymentMethods } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import {
  type PaymentMethod,
  paymentMethodSchema,
} from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { submitReview } from '@bestellwerk/domain/ordering/order/order-decisions';
import { reviewSchema } from '@bestellwerk/domain/ordering/order/order-events';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import { CommandRoutes, handlersOf } from '../platform/commands/command-routes.js';
import { Commands } from '../platform/commands/commands.js';
import { commandsOf } from '../platform/commands/define-command.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { guestCaller } from './guest-caller.js';
import { answeredIn, answeredProposal } from './answered-proposal.js';
import { orderStreams } from './order-streams.js';
import { PayOrder } from './pay-order.js';
import { PublicOrders } from './public-orders.js';

/** Commands of a guest who has the number and the hash of an order. */
const guestCommand = commandsOf({
  streams: orderStreams,
  caller: guestCaller,
  answers: publicOrderSchema,
  answer: ({ state }, _input, services) => services(PublicOrders).withHash(state.view!.guest.document),
  target: ({ params }, services) => services(PublicOrders).idOf(params['uid']!, params['hash']!),
});

const byNumber = {
  params: [],
  texts: ['uid', 'hash'],
  decorators: [PerMinute(60), ConsistentWith('public_order')],
} as const;

const AcceptAppointment = guestCommand({
  name: 'AcceptAppointment',
  route: { ...byNumber, path: 'confirm-counter-appointment', summary: 'Accept the proposed time' },
  body: answeredProposal,
  payload: ({ body }) => body ?? {},
  facts: (_input, services) => services(Clock).now().toISOString(),
  decide: (order, { body }, at) => acceptAppointment(order, at, answeredIn(body)),
});

const RejectAppointment = guestCommand({
  name: 'RejectAppointment',
  route: {
    ...byNumber,
    path: 'reject-counter-appointment',
    summary: 'Decline the proposed time: the order is canceled',
  },
  body: answeredProposal,
  payload: ({ body }) => body ?? {},
  decide: (order, { body }) => rejectAppointment(order, answeredIn(body)),
});

const answeredOffer = z.object({ offer: z.number().int().positive() });

const AcceptQuotation = guestCommand({
  name: 'AcceptQuotation',
  route: { ...byNumber, path: 'accept-quotation', summary: 'Accept the offer that was shown' },
  body: answeredOffer
    .extend({ paymentMethod: paymentMethodSchema.optional() })
    .meta({ id: 'AcceptQuotation' }),
  facts: (_input, services) => ({
    at: services(Clock).now().toISOString(),
    isOffered(method: PaymentMethod, id: string): boolean {
      const branch = services(CatalogueReader).branch(id);
      const { config } = services(CatalogueReader).catalogue();
      return branch !== undefined && offeredPaymentMethods(config, branch).includes(method);
    },
  }),
  decide: (order, { body }, { at, isOffered }) => acceptQuotation(order, { ...body, at }, isOffered),
});

const DeclineQuotation = guestCommand({
  name: 'DeclineQuotation',
  route: {
    ...byNumber,
    path: 'decline-quotation',
    summary: 'Decline the offer that was shown: the request is canceled',
  },
  body: answeredOffer.meta({ id: 'DeclineQuotation' }),
  decide: (order, { body }) => declineQuotation(order, body),
});

const WithdrawRequest = guestCommand({
  name: 'WithdrawRequest',
  route: {
    ...byNumber,
    path: 'withdraw-request',
    summary: 'Withdraw a request for an offer, as long as none was made: it is canceled',
  },
  decide: (order) => withdrawRequest(order),
});

const star = (label: string) =>
  z
    .number({ error: `Bitte bewerten Sie ${label} mit einem bis fünf Sternen.` })
    .int()
    .min(1)
    .max(5);

const SubmitReview = guestCommand({
  name: 'SubmitReview',
  route: { ...byNumber, path: 'questionnaire', summary: 'Review a completed order, once' },
  body: reviewSchema
    .extend({
      rating: star('Ihren Gesamteindruck'),
      foodRating: star('das Essen'),
      serviceRating: star('den Service'),
      processRating: star('den Ablauf'),
      comment: z
        .string()
        .max(4_000)
        .nullish()
        .transform((comment) => comment ?? ''),
    })
    .meta({ id: 'SubmitReview' }),
  facts: (_input, services) => services(CatalogueReader).catalogue().config.enablePluginOrderReviews,
  decide: (order, { body }, isOffered) => (isOffered ? submitReview(order, body) : refuseReviews()),
});

const refuseReviews = () =>
  refuse('conflict', 'reviews-not-offered', 'Bewertungen sind derzeit nicht möglich.');

const routes = {
  acceptAppointment: AcceptAppointment,
  rejectAppointment: RejectAppointment,
  acceptQuotation: AcceptQuotation,
  declineQuotation: DeclineQuotation,
  withdrawRequest: WithdrawRequest,
  review: SubmitReview,
  pay: PayOrder,
};

@ApiTags('Bestellen')
@Controller('api/orders/public/:uid/:hash')
@CommandRoutes(routes)
export class GuestOrderController {
  constructor(readonly commands: Commands) {}
}

export const guestOrderHandlers = handlersOf(routes);
