import { cartItemSchema } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import { changedItem, type ItemTerms, newItem } from '@bestellwerk/domain/ordering/checkout/item-changes';
import { addItem, changeItem, removeItem } from '@bestellwerk/domain/ordering/order/item-decisions';
import type { ExistingOrder } from '@bestellwerk/domain/ordering/order/order';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import type { Services } from '../platform/commands/command-definition.js';
import { CommandRoutes, handlersOf } from '../platform/commands/command-routes.js';
import { Commands } from '../platform/commands/commands.js';
import { orderCommand } from './order.commands.js';

/** The products as they are sold now. */
async function productsOf(_input: unknown, services: Services) {
  const catalogue = services(CatalogueReader);
  await catalogue.settled();
  const { products } = catalogue.catalogue();
  return (id: string, { mode, currency }: ExistingOrder): ItemTerms => ({
    product: products.find((product) => product.id === id),
    mode,
    currency,
  });
}

const { amount, unit, parts } = cartItemSchema.shape;

const AddItem = orderCommand({
  name: 'AddItem',
  route: { path: 'items', summary: 'Add a line, priced as the product is sold now', key: 'required' },
  body: cartItemSchema,
  action: 'order.change',
  facts: productsOf,
  decide: (order, { body }, termsOf) =>
    addItem(order, (existing) => newItem(body, termsOf(body.product, existing))),
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
      remove: z.boolean().default(false),
      expected: z.object({ product: z.uuid(), amount }).optional(),
    })
    .meta({ id: 'ChangeItem' }),
  action: 'order.change',
  facts: productsOf,
  decide: (order, { params, body: { remove, expected, ...change } }, termsOf) => {
    const target = { index: Number(params['index']), expected };
    if (remove) return removeItem(order, target);
    return changeItem(order, target, (item, existing) =>
      changedItem(item, change, termsOf(item.product, existing)),
    );
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
