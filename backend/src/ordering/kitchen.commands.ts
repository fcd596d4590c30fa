import { finishPreparing, markLines } from '@bestellwerk/domain/ordering/order/preparation';
import type { Order } from '@bestellwerk/domain/ordering/order/order';
import { Controller, HttpStatus, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { BranchKeys } from '../branch-keys/branch-keys.js';
import type { Caller, CommandInput, Services } from '../platform/commands/command-definition.js';
import { deviceMetadata } from '../platform/commands/command-metadata.js';
import { CommandRoutes, handlersOf } from '../platform/commands/command-routes.js';
import { Commands } from '../platform/commands/commands.js';
import { commandsOf } from '../platform/commands/define-command.js';
import { ApiError } from '../platform/http/api-error.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { orderStreams } from './order-streams.js';
import { orderCommand } from './order.commands.js';

const linesSchema = z
  .object({
    /** Each with what the sender believes to be there: another line is not marked in its place. */
    lines: z
      .array(z.object({ index: z.number().int().nonnegative(), product: z.uuid(), amount: z.number() }))
      .min(1)
      .max(500),
    isPrepared: z.boolean(),
  })
  .meta({ id: 'MarkLines' });

const MARK = 'Lines of the order are made, or are to be made after all';
const FINISH = 'The kitchen is done with the order: it is ready, or waits for its courier';

const MarkLines = orderCommand({
  name: 'MarkLines',
  route: { path: 'preparation', summary: MARK },
  body: linesSchema,
  action: 'order.advance',
  decide: (order, { body: { lines, isPrepared } }) => markLines(order, lines, isPrepared),
});

const FinishPreparing = orderCommand({
  name: 'FinishPreparing',
  route: { path: 'preparation/finish', summary: FINISH },
  action: 'order.advance',
  decide: finishPreparing,
});

const kitchenRoutes = { mark: MarkLines, finish: FinishPreparing };

@ApiTags('Bestellungen')
@Controller('api/orders/:id')
@CommandRoutes(kitchenRoutes)
export class KitchenCommandsController {
  constructor(readonly commands: Commands) {}
}

export const kitchenHandlers = handlersOf(kitchenRoutes);

/** The screens of a branch are one actor: they share its key. */
const displayCaller: Caller<unknown> = {
  admit: () => () => undefined,
  parameter: Req,
  metadata: (request: FastifyRequest) =>
    deviceMetadata(request, (request.params as { branchId: string }).branchId),
};

/** Commands of a kitchen's screen, which has the key of its branch. Its answer only says that it is done. */
const displayCommand = commandsOf({
  streams: orderStreams,
  caller: displayCaller,
  answers: z.null(),
  answer: () => null,
});

const byKey = {
  params: ['branchId', 'id'],
  texts: ['apiKey'],
  key: 'none',
  decorators: [PerMinute(600)],
} as const;

async function checkedKey({ params }: CommandInput<unknown, unknown>, services: Services): Promise<void> {
  const [branch, key] = [params['branchId']!, params['apiKey']!];
  if (isUuid(branch) && (await services(BranchKeys).isKey(branch, key))) return;
  throw ApiError.of(HttpStatus.UNAUTHORIZED, 'Dieser Schlüssel gilt nicht für diese Filiale.');
}

/** A key opens the orders of its branch only. */
const ofBranch = (order: Order, { params }: CommandInput<unknown, unknown>): Order =>
  order.status !== 'none' && order.branch === params['branchId'] ? order : { status: 'none' };

const MarkLinesByKey = displayCommand({
  name: 'MarkLinesByKey',
  route: { ...byKey, path: ':id/preparation', summary: MARK },
  body: linesSchema,
  facts: checkedKey,
  decide: (order, input) => markLines(ofBranch(order, input), input.body.lines, input.body.isPrepared),
});

const FinishPreparingByKey = displayCommand({
  name: 'FinishPreparingByKey',
  route: { ...byKey, path: ':id/preparation/finish', summary: FINISH },
  facts: checkedKey,
  decide: (order, input) => finishPreparing(ofBranch(order, input)),
});

const displayRoutes = { mark: MarkLinesByKey, finish: FinishPreparingByKey };

@ApiTags('Anzeigen')
@Controller('api/orders/backoffice/:branchId/:apiKey')
@CommandRoutes(displayRoutes)
export class DisplayCommandsController {
  constructor(readonly commands: Commands) {}
}

export const displayHandlers = handlersOf(displayRoutes);
