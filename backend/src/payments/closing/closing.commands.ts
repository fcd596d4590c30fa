import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import { refuse } from '@bestellwerk/domain/kernel/refusal';
import { closingDecider } from '@bestellwerk/domain/ordering/closing/closing';
import {
  closeDay,
  closeMonth,
  reopenDay,
  reopenMonth,
} from '@bestellwerk/domain/ordering/closing/closing-decisions';
import { closingId, closingStream } from '@bestellwerk/domain/ordering/closing/closing-events';
import { withView } from '@bestellwerk/domain/kernel/decider';
import { Controller, HttpStatus } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { staffCaller } from '../../access/staff-caller.js';
import { CatalogueReader } from '../../platform/catalogue-reader.js';
import { Clock } from '../../platform/clock.js';
import type { CommandInput, Services } from '../../platform/commands/command-definition.js';
import { CommandRoutes, handlersOf } from '../../platform/commands/command-routes.js';
import { Commands } from '../../platform/commands/commands.js';
import { commandsOf } from '../../platform/commands/define-command.js';
import { ApiError } from '../../platform/http/api-error.js';
import { daySchema, monthSchema } from '../../platform/http/period.js';
import { writtenSchema } from '../../platform/http/written-text.js';
import { Closings, isBusy } from './closings.js';

type Input = Pick<CommandInput<unknown, unknown>, 'params'>;

/** The current business day of the branch in the path. Throws 404 for an unknown branch. */
function todayOf({ params }: Input, services: Services): string {
  const catalogue = services(CatalogueReader);
  const branch = catalogue.branch(params['id']!);
  if (!branch) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Filiale gibt es nicht.');
  const timeZone = branch.timeZone ?? catalogue.catalogue().config.timeZone;
  return businessDate(services(Clock).now(), timeZone);
}

/** The business day or the month in the path. */
const periodOf = ({ params }: Input): string => params['date'] ?? params['month']!;

/** Throws what is no day and no month. */
function checkPeriod({ params }: Input): void {
  const isDay = params['date'] !== undefined;
  const schema = isDay ? daySchema : monthSchema;
  if (schema.safeParse(periodOf({ params })).success) return;
  const field = isDay ? 'date' : 'month';
  const wanted = isDay ? 'einen Tag wie 2026-11-20' : 'einen Monat wie 2026-11';
  throw ApiError.refused(refuse('invalid', `${field}-invalid`, `Bitte geben Sie ${wanted} an.`, field));
}

const closingCommand = commandsOf({
  streams: { stream: closingStream, decider: withView(closingDecider, () => null) },
  caller: staffCaller,
  answers: z
    .object({ days: z.array(z.iso.date()), isMonthClosed: z.boolean() })
    .meta({ id: 'ClosedDays', description: 'The closed days of the month, and whether it is closed itself' }),
  answer: ({ state: { state } }) => ({ days: [...state.days].sort(), isMonthClosed: state.isMonthClosed }),
  target(input, services) {
    checkPeriod(input);
    todayOf(input, services);
    return closingId(input.params['id']!, periodOf(input));
  },
});

const branches = (_closing: unknown, { params }: Input): string[] => [params['id']!];
const money = z.number().min(-10_000_000).max(10_000_000).multipleOf(0.01);
const cash = money.nonnegative({ error: 'Bitte geben Sie keinen negativen Betrag an.' });
const reason = writtenSchema(500);
const shown = z
  .object({ gross: z.number(), amount: z.number() })
  .describe('Sales and takings as shown to the person who closes them');

/** What the branch came to, and up to where it was read. */
async function figuresOf(input: Input, services: Services) {
  const period = periodOf(input);
  const { days, ...read } = await services(Closings).figures([input.params['id']!], period);
  const businessDays = days.filter((day) => isBusy(day.figures)).map(({ date }) => date);
  return { ...read, businessDays, today: todayOf(input, services) };
}

const day = { params: ['id'], texts: ['date'] } as const;
const month = { params: ['id'], texts: ['month'] } as const;
const reopening = z
  .object({ reason: reason.min(1, { error: 'Bitte geben Sie an, warum.' }) })
  .meta({ id: 'Reopening' });

const CloseDay = closingCommand({
  name: 'CloseDay',
  action: 'day.close',
  branches,
  route: { ...day, path: 'days/:date/close', summary: 'Close a business day with the counted cash' },
  body: z
    .object({
      openingCash: cash,
      countedCash: cash,
      withdrawnCash: cash.default(0),
      reason: reason.default(''),
      shown,
    })
    .meta({ id: 'CloseDay' }),
  facts: figuresOf,
  decide: (closing, { params, body }, facts) =>
    closeDay(closing, {
      ...{ ...facts, date: params['date']!, shown: body.shown, reason: body.reason },
      cash: { opening: body.openingCash, counted: body.countedCash, withdrawn: body.withdrawnCash },
    }),
});

const ReopenDay = closingCommand({
  name: 'ReopenDay',
  action: 'day.reopen',
  branches,
  route: { ...day, path: 'days/:date/reopen', summary: 'Open a closed business day again' },
  body: reopening,
  decide: (closing, { params, body }) => reopenDay(closing, params['date']!, body.reason),
});

const CloseMonth = closingCommand({
  name: 'CloseMonth',
  action: 'month.close',
  branches,
  route: { ...month, path: 'months/:month/close', summary: 'Close a month of which every day is closed' },
  body: z.object({ shown }).meta({ id: 'CloseMonth' }),
  facts: figuresOf,
  decide: (closing, { params, body }, facts) =>
    closeMonth(closing, { ...facts, month: params['month']!, shown: body.shown }),
});

const ReopenMonth = closingCommand({
  name: 'ReopenMonth',
  action: 'month.close',
  branches,
  route: { ...month, path: 'months/:month/reopen', summary: 'Open a closed month again' },
  body: reopening,
  decide: (closing, { params, body }) => reopenMonth(closing, params['month']!, body.reason),
});

const routes = { closeDay: CloseDay, reopenDay: ReopenDay, closeMonth: CloseMonth, reopenMonth: ReopenMonth };

@ApiTags('Abschlüsse')
@Controller('api/branches/:id/closings')
@CommandRoutes(routes)
export class ClosingCommandsController {
  constructor(readonly commands: Commands) {}
}

export const closingHandlers = handlersOf(routes);
