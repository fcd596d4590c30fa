import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import { noPrinterText } from '@bestellwerk/domain/printing/fitting-printer';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Controller, HttpStatus } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Kiosks } from '../devices/kiosks.js';
import { guestCaller } from '../ordering/guest-caller.js';
import { orderStreams } from '../ordering/order-streams.js';
import { PublicOrders } from '../ordering/public-orders.js';
import { CommandContexts } from '../platform/commands/command-contexts.js';
import type { Services } from '../platform/commands/command-definition.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';
import { CommandRoutes, handlersOf } from '../platform/commands/command-routes.js';
import { Commands } from '../platform/commands/commands.js';
import { defineCommand } from '../platform/commands/define-command.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { ApiError } from '../platform/http/api-error.js';
import { CommandResult } from '../platform/http/command-result.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { printJobStreams } from './print-job-streams.js';
import { PrintJobs } from './print-jobs.js';
import { PrintQueue } from './print-queue.js';
import { Printers } from './printers.js';

const template = 'ticket';
const payload = { template };

/** Prints the number that a guest of a kiosk takes along, once: asked for again, nothing more. */
export const PrintTicket = defineCommand({
  name: 'PrintTicket',
  caller: guestCaller,
  route: {
    path: 'ticket',
    summary: 'Print the ticket of an order at the branch of the kiosk that asks, by its token',
    params: [],
    texts: ['uid', 'hash'],
    key: 'none',
    decorators: [PerMinute(60), ConsistentWith('public_order'), ApiBearerAuth()],
  },
  answers: z.null(),
  async handle({ by, metadata, params }, services) {
    const id = await services(PublicOrders).idOf(params['uid']!, params['hash']!);
    const order = (await services(Transactor).read(orderStream(id), orderStreams.decider)).state.view?.staff;
    if (!order) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Bestellung gibt es nicht.');
    await services(Kiosks).required(by, order.branch.id);
    const kiosk = { ...metadata, key: deterministicId('kiosk ticket', id), origin: 'kiosk' as const };
    const job = await jobOf(order, kiosk, services);
    const { position } = await services(CommandExecutor).write(printJobStreams, {
      ...job,
      metadata: kiosk,
      payload,
    });
    return new CommandResult(null, position);
  },
});

/** The first one, even if the order was changed since: the number on it is the same. */
async function jobOf(order: StaffOrder, metadata: CommandMetadata, services: Services) {
  const [earlier] = await services(PrintJobs).earlier(order.id, template);
  if (earlier) return { id: earlier.id, decide: () => [] };
  const printer = await services(Printers).forTemplate(order.branch.id, template);
  if (!printer) throw ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, noPrinterText(template), 'printer');
  const { commandId } = services(CommandContexts).contextFor(metadata, payload);
  return services(PrintQueue).plan({ order, template, printer, commandId });
}

const routes = { printTicket: PrintTicket };

@ApiTags('Bestellen')
@Controller('api/orders/public/:uid/:hash')
@CommandRoutes(routes)
export class KioskTicketsController {
  constructor(readonly commands: Commands) {}
}

export const kioskTicketHandlers = handlersOf(routes);
