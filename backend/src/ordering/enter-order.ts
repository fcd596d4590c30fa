import { staffOrderSchema } from '@bestellwerk/domain/contracts/order.schema';
import { changedTotalSchema, refusedOrderSchema } from '@bestellwerk/domain/contracts/refused-order.schema';
import { orderEntrySchema } from '@bestellwerk/domain/ordering/entry/order-entry.schema';
import { Controller } from '@nestjs/common';
import { ApiConflictResponse, ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { authorize } from '../access/staff.js';
import { staffCaller } from '../access/staff-caller.js';
import { CommandRoutes, handlersOf } from '../platform/commands/command-routes.js';
import { Commands } from '../platform/commands/commands.js';
import { defineCommand } from '../platform/commands/define-command.js';
import { OrderPlacement } from './place-order.js';

/** Staff enter an order that somebody places on the telephone or at the counter. */
export const EnterOrder = defineCommand({
  name: 'EnterOrder',
  caller: staffCaller,
  answers: staffOrderSchema,
  route: {
    summary: 'Enter an order for a guest; it is confirmed at once',
    params: [],
    key: 'required',
    status: 201,
    decorators: [
      ApiConflictResponse({
        standardSchema: changedTotalSchema,
        description: 'The order costs something else than expectedTotal; nothing was placed',
      }),
      ApiUnprocessableEntityResponse({
        standardSchema: refusedOrderSchema,
        description: 'The order cannot be taken, or another one was under this key: `placed`',
      }),
    ],
  },
  body: orderEntrySchema,
  handle: (input, services) => {
    authorize(input.by, 'order.enter', input.body.branch);
    return services(OrderPlacement).enter(input);
  },
});

const routes = { enter: EnterOrder };

@ApiTags('Bestellungen')
@Controller('api/orders/entry')
@CommandRoutes(routes)
export class OrderEntryController {
  constructor(readonly commands: Commands) {}
}

export const orderEntryHandlers = handlersOf(routes);
