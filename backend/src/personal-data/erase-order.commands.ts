import { erasePersonalData } from '@bestellwerk/domain/ordering/order/erasure-decisions';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommandRoutes, handlersOf } from '../platform/commands/command-routes.js';
import { Commands } from '../platform/commands/commands.js';
import { orderCommand } from '../ordering/order.commands.js';
import { OrderErasure } from './order-erasure.js';

export const EraseOrder = orderCommand({
  name: 'ErasePersonalData',
  route: {
    path: 'erase',
    summary: 'Delete what the guest can be known by, for good; items, amounts, taxes and times stay',
  },
  action: 'personalData.manage',
  decide: (order) => erasePersonalData(order, { reason: 'request' }),
  after: async (id, _input, services) => void (await services(OrderErasure).complete(id)),
});

const routes = { erase: EraseOrder };

@ApiTags('Datenschutz')
@Controller('api/orders/:id')
@CommandRoutes(routes)
export class EraseOrderController {
  constructor(readonly commands: Commands) {}
}

export const eraseOrderHandlers = handlersOf(routes);
