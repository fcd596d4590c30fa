import { capacitySchema } from '@bestellwerk/domain/branch-day/branch-day-events';
import { capacityProblems } from '@bestellwerk/domain/delivery/capacity-problems';
import {
  changeCapacity,
  pauseOrdering,
  putBackOnSale,
  resumeOrdering,
  sellOut,
} from '@bestellwerk/domain/branch-day/branch-day-decisions';
import { delayPreparation, endDelay } from '@bestellwerk/domain/branch-day/delay-decisions';
import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import { refuse } from '@bestellwerk/domain/kernel/refusal';
import { branchDayStateSchema } from '@bestellwerk/domain/contracts/branch-availability.schema';
import { Controller, HttpStatus } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { staffCaller } from '../access/staff-caller.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import type { CommandInput, Services } from '../platform/commands/command-definition.js';
import { CommandRoutes, handlersOf } from '../platform/commands/command-routes.js';
import { Commands } from '../platform/commands/commands.js';
import { commandsOf } from '../platform/commands/define-command.js';
import { ApiError } from '../platform/http/api-error.js';
import { daySchema } from '../platform/http/period.js';
import { dayStreams } from './day-streams.js';

type Input = Pick<CommandInput<unknown, unknown>, 'params'>;

/** The current business day of a branch: `<branch>.<date>`. Throws 404 for an unknown branch. */
function today({ params }: Input, services: Services): string {
  const catalogue = services(CatalogueReader);
  const branch = catalogue.branch(params['id']!);
  if (!branch) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Filiale gibt es nicht.');
  const timeZone = branch.timeZone ?? catalogue.catalogue().config.timeZone;
  return `${branch.id}.${businessDate(services(Clock).now(), timeZone)}`;
}

/** Commands of staff on a branch's day. */
const dayCommand = commandsOf({
  streams: dayStreams,
  caller: staffCaller,
  answers: branchDayStateSchema,
  answer: ({ state: { state } }) => ({
    pausedUntil: state.pausedUntil,
    delay: state.delay,
    soldOut: [...state.soldOut],
    capacity: state.capacity,
  }),
  target: today,
});

const ofBranch = {
  action: 'ordering.limit',
  branches: (_day: unknown, { params }: Input): string[] => [params['id']!],
} as const;

const now = (_input: unknown, services: Services): string => services(Clock).now().toISOString();

const PauseOrdering = dayCommand({
  ...ofBranch,
  name: 'PauseOrdering',
  route: { path: 'ordering/pause', summary: 'Take no orders for now for some minutes' },
  body: z.object({ minutes: z.number().int().min(1).max(1_440) }).meta({ id: 'PauseOrdering' }),
  facts: now,
  decide: (day, { body: { minutes } }, at) =>
    pauseOrdering(day, { until: new Date(Date.parse(at) + minutes * 60_000).toISOString(), at }),
});

const ResumeOrdering = dayCommand({
  ...ofBranch,
  name: 'ResumeOrdering',
  route: { path: 'ordering/resume', summary: 'Take orders again before the end of a pause' },
  facts: now,
  decide: (day, _input, at) => resumeOrdering(day, at),
});

const DelayPreparation = dayCommand({
  ...ofBranch,
  name: 'DelayPreparation',
  route: { path: 'ordering/delay', summary: 'Promise orders some minutes later for a while' },
  // Which of them can be chosen is decided below, and answered in German.
  body: z.object({ minutes: z.number(), duration: z.number() }).meta({ id: 'DelayPreparation' }),
  facts: now,
  decide: (day, { body }, at) => delayPreparation(day, { ...body, at }),
});

const EndDelay = dayCommand({
  ...ofBranch,
  name: 'EndDelay',
  route: { path: 'ordering/end-delay', summary: 'Promise orders as usual again before the end of a delay' },
  facts: now,
  decide: (day, _input, at) => endDelay(day, at),
});

const product = { path: 'sold-out/:product', params: ['id', 'product'] } as const;

const SellOut = dayCommand({
  ...ofBranch,
  name: 'SellOut',
  route: { ...product, summary: 'A product is sold out for the rest of the business day' },
  decide: (day, { params }) => sellOut(day, params['product']!),
});

const PutBackOnSale = dayCommand({
  ...ofBranch,
  name: 'PutBackOnSale',
  route: { ...product, method: 'delete', summary: 'A product can be ordered again today' },
  decide: (day, { params }) => putBackOnSale(day, params['product']!),
});

/** Not a rule of the event's schema: days from before it was asked stay readable. */
const changeCapacitySchema = z
  .object({ capacity: capacitySchema.nullable() })
  .superRefine(({ capacity }, check) => {
    for (const { field, message } of capacity ? capacityProblems(capacity) : []) {
      check.addIssue({ code: 'custom', path: ['capacity', field], message });
    }
  })
  .meta({ id: 'ChangeCapacity' });

const ChangeCapacity = dayCommand({
  name: 'ChangeCapacity',
  route: {
    method: 'put',
    path: 'capacity/:date',
    texts: ['date'],
    summary: 'What holds on one day instead of the capacity of the branch; null for that again',
  },
  body: changeCapacitySchema,
  action: 'branch.change',
  branches: ofBranch.branches,
  target: (input, services) => `${today(input, services).split('.')[0]}.${input.params['date']}`,
  decide: (day, { params, body: { capacity } }) =>
    isDate(params['date']) ? changeCapacity(day, capacity) : refuseDate(),
});

const isDate = (text: string | undefined): boolean => daySchema.safeParse(text).success;

const refuseDate = () => refuse('invalid', 'date-invalid', 'Bitte geben Sie ein gültiges Datum an.', 'date');

const routes = {
  pause: PauseOrdering,
  resume: ResumeOrdering,
  delay: DelayPreparation,
  endDelay: EndDelay,
  sellOut: SellOut,
  putBackOnSale: PutBackOnSale,
  changeCapacity: ChangeCapacity,
};

@ApiTags('Filialen')
@Controller('api/branches/:id')
@CommandRoutes(routes)
export class BranchDayController {
  constructor(readonly commands: Commands) {}
}

export const branchDayHandlers = handlersOf(routes);
