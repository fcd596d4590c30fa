import { answerReview } from '@bestellwerk/domain/ordering/order/review-decisions';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { orderCommand } from '../ordering/order.commands.js';
import { CommandRoutes, handlersOf } from '../platform/commands/command-routes.js';
import { Commands } from '../platform/commands/commands.js';
import { writtenSchema } from '../platform/http/written-text.js';
import { MessageTexts } from './message-texts.js';
import { OrderMessages } from './order-messages.js';

const AnswerReview = orderCommand({
  name: 'AnswerReview',
  route: {
    path: 'review/answer',
    summary: 'Answer a review, once: the guest gets it by mail',
    key: 'required',
  },
  body: z.object({ text: writtenSchema(2_000) }).meta({ id: 'AnswerReview' }),
  action: 'review.answer',
  async facts({ params }, services) {
    const { template, enablePluginOrderReviews } = await services(MessageTexts).messageSettings();
    const messages = services(OrderMessages);
    return {
      hasAddress: await messages.hasAddress(params['id']!, 'email'),
      obstacle: messages.obstacleTo('email'),
      isOffered: enablePluginOrderReviews,
      isMailed: template('reviewAnswer').isMailed,
    };
  },
  decide: (order, { body }, facts) => answerReview(order, { ...body, ...facts }),
});

const routes = { answerReview: AnswerReview };

@ApiTags('Bewertungen')
@Controller('api/orders/:id')
@CommandRoutes(routes)
export class ReviewAnswerController {
  constructor(readonly commands: Commands) {}
}

export const reviewAnswerHandlers = handlersOf(routes);
