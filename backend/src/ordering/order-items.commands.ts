import { may } from '@bestellwerk/domain/access/policy';
import { fold } from '@bestellwerk/domain/kernel/decider';
import { isRefusal, type Refusal } from '@bestellwerk/domain/kernel/refusal';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { cartItemSchema } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import {
  atExpectedGross,
  changedItem,
  type ItemTerms,
  newItem,
} from '@bestellwerk/domain/ordering/checkout/item-changes';
import { withContents } from '@bestellwerk/domain/ordering/checkout/package-contents';
import { closingDecider } from '@bestellwerk/domain/ordering/closing/closing';
import {
  type ClosingEvent,
  closingId,
  closingStream,
} from '@bestellwerk/domain/ordering/closing/closing-events';
import { addItem, changeItem, removeItem } from '@bestellwerk/domain/ordering/order/item-decisions';
import type { ExistingOrder } from '@bestellwerk/domain/ordering/order/order';
import type { OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import type { Services } from '../platform/commands/command-definition.js';
import { CommandRoutes, handlersOf } from '../platform/commands/command-routes.js';
import { Commands } from '../platform/commands/commands.js';
import { writtenSchema } from '../platform/http/written-text.js';
import { orderCommand } from './order.commands.js';
import { orderStreams } from './order-streams.js';

/** How lines are sold now: their terms, and what packages contain. */
async function salesOf(_input: unknown, services: Services) {
  const catalogue = services(CatalogueReader);
  await catalogue.settled();
  const { products } = catalogue.catalogue();
  const termsOf = (id: string, { mode, currency }: ExistingOrder): ItemTerms => ({
    product: products.find((product) => product.id === id),
    mode,
    currency,
  });
  const filled = (item: OrderItem | Refusal, before?: OrderItem) =>
    isRefusal(item) || item === before ? item : withContents(item, products);
  return { termsOf, filled };
}

/**
 * Whether the business day of an order is closed, by the log itself. It is looked at before the decision: a day that is closed
 * in between is not noticed, and then what was changed is shown at the day as what came later.
 */
async function isDayClosed(orderId: string, services: Services): Promise<boolean> {
  const { state } = await services(Transactor).read(orderStreams.stream(orderId), orderStreams.decider);
  const order = state.view?.staff;
  if (!order) return false;
  const closing = closingStream(closingId(order.branch.id, order.businessDate));
  const events = (await services(EventLog).readStream(closing)) as RecordedEvent<ClosingEvent>[];
  return fold(closingDecider, events).days.includes(order.businessDate);
}

const { amount, unit, parts, remark } = cartItemSchema.shape;

/** Decimal: what the line costs in the sender's eyes; another price is refused. */
const expectedGross = z.number().optional();

const AddItem = orderCommand({
  name: 'AddItem',
  route: { path: 'items', summary: 'Add a line, priced as the product is sold now', key: 'required' },
  body: cartItemSchema.extend({ expectedGross }).meta({ id: 'AddItem' }),
  action: 'order.change',
  facts: salesOf,
  decide: (order, { body: { expectedGross: expected, ...item } }, { termsOf, filled }) =>
    addItem(order, (existing) =>
      atExpectedGross(filled(newItem(item, termsOf(item.product, existing))), expected, existing.currency),
    ),
});

const ChangeItem = orderCommand({
  name: 'ChangeItem',
  route: {
    method: 'put',
    path: 'items/:index',
    texts: ['index'],
    summary: 'Change or remove a line; `expected` is what the sender believes to be there',
  },
  body: z
    .object({
      amount: amount.optional(),
      unit: unit.optional(),
      parts: parts.unwrap().optional(),
      /** An empty one takes the former away. */
      remark,
      remove: z.boolean().default(false),
      expected: z.object({ product: z.uuid(), amount }).optional(),
      expectedGross,
      /** Required where something is taken off an order that is paid, or whose day is closed. */
      reason: writtenSchema().optional(),
    })
    .meta({ id: 'ChangeItem' }),
  action: 'order.change',
  facts: async (input, services, id) => ({
    ...(await salesOf(input, services)),
    isDayClosed: await isDayClosed(id, services),
  }),
  decide: (order, { by, params, body: { remove, expected, reason = '', ...change } }, facts) => {
    const { termsOf, filled, ...closing } = facts;
    const { expectedGross: gross, ...wanted } = change;
    const mayLowerSettled = order.status !== 'none' && may(by, 'order.lowerSettled', order.branch);
    const lowering = { reason, mayLowerSettled, ...closing };
    const target = { index: Number(params['index']), expected, lowering };
    if (remove) return removeItem(order, target);
    return changeItem(order, target, (item, existing) => {
      const changed = changedItem(item, wanted, termsOf(item.product, existing));
      return atExpectedGross(filled(changed, item), gross, existing.currency);
    });
  },
});

const routes = { add: AddItem, change: ChangeItem };

@ApiTags('Bestellungen')
@Controller('api/orders/:id')
@CommandRoutes(routes)
export class OrderItemsController {
  constructor(readonly commands: Commands) {}
}

export const orderItemHandlers = handlersOf(routes);
