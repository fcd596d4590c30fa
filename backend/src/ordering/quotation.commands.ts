import { HIGHEST_PRICE } from '@bestellwerk/domain/ordering/order/quotation-lines';
import { offerQuotation } from '@bestellwerk/domain/ordering/order/quotation-decisions';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Clock } from '../platform/clock.js';
import { CommandRoutes, handlersOf } from '../platform/commands/command-routes.js';
import { Commands } from '../platform/commands/commands.js';
import { writtenSchema } from '../platform/http/written-text.js';
import { orderCommand } from './order.commands.js';

const unitGross = z
  .number({ error: 'Bitte geben Sie einen Preis an.' })
  .min(0, { error: 'Bitte geben Sie einen Preis ab 0 an.' })
  .max(HIGHEST_PRICE, { error: 'Dieser Preis ist zu hoch.' });

const OfferQuotation = orderCommand({
  name: 'OfferQuotation',
  route: {
    path: 'quotation',
    summary:
      'Answer a request with an offer, or replace the offer; `unitGross` is for one of the ordered unit, `expected` is ' +
      'what the sender believes to be there',
  },
  body: z
    .object({
      items: z
        .array(
          z.object({
            index: z.number().int().min(0),
            unitGross,
            expected: z.object({ product: z.uuid(), amount: z.number() }).optional(),
          }),
        )
        .max(500)
        .default([]),
      message: writtenSchema(2_000).default(''),
      validUntil: z.iso.datetime({
        offset: true,
        error: 'Bitte geben Sie an, bis wann das Angebot gilt.',
      }),
    })
    .meta({ id: 'OfferQuotation' }),
  action: 'order.change',
  facts: (_input, services) => services(Clock).now().toISOString(),
  decide: (order, { body }, at) => offerQuotation(order, { ...body, at }),
});

const routes = { offer: OfferQuotation };

@ApiTags('Bestellungen')
@Controller('api/orders/:id')
@CommandRoutes(routes)
export class QuotationController {
  constructor(readonly commands: Commands) {}
}

export const quotationHandlers = handlersOf(routes);
