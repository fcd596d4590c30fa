import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { workingActivitySchema } from '@bestellwerk/domain/contracts/working-time.schema';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import {
  endActivity,
  pauseActivity,
  resumeActivity,
  startActivity,
  type ActionTime,
} from '@bestellwerk/domain/working-time/clock-decisions';
import { applyDecorators, HttpCode, HttpStatus, Injectable, Post, type PipeTransform } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { z } from 'zod';
import type { Account } from '../access/account.entity.js';
import { OwnAccount, StaffOnly } from '../access/session.guard.js';
import { staffOf } from '../access/staff.js';
import { Clock } from '../platform/clock.js';
import type { Caller, CommandInput, Services } from '../platform/commands/command-definition.js';
import { staffMetadata } from '../platform/commands/command-metadata.js';
import { commandsOf } from '../platform/commands/define-command.js';
import { ApiError } from '../platform/http/api-error.js';
import { failureText } from '../platform/http/failure-texts.js';
import { TakesIdempotencyKey } from '../platform/http/idempotency-key.js';
import { concernedActivity, workingTimeStreams } from './working-time-streams.js';
import { Workplaces } from './workplaces.js';

/** Any spelling of an instant, as the log keeps it. */
export const instantSchema = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text).toISOString());

/** `branch` is only used at the start of an activity. */
export const clockActionBodySchema = z
  .object({ deviceAt: instantSchema.nullable().default(null), branch: z.uuid().nullable().default(null) })
  .prefault({})
  .meta({ id: 'PressButton' });
export type ClockActionBody = z.infer<typeof clockActionBodySchema>;

const ownAccountCaller: Caller<Account> = {
  admit: StaffOnly,
  parameter: OwnAccount,
  metadata: (request, account) => staffMetadata(request, staffOf(account)),
};

const clockCommand = commandsOf({
  streams: workingTimeStreams,
  caller: ownAccountCaller,
  target: ({ by }) => by.id,
  answers: workingActivitySchema,
  answer: (accepted) => concernedActivity(accepted),
});

type Input = CommandInput<Account, ClockActionBody>;

/** The server's clock counts. */
const timeOf = ({ body: { deviceAt } }: Input, services: Services): ActionTime => ({
  at: services(Clock).now().toISOString(),
  deviceAt,
});

export const StartActivity = clockCommand({
  name: 'StartActivity',
  body: clockActionBodySchema,
  facts(input, services) {
    const { by, metadata, body } = input;
    const workplaces = services(Workplaces);
    const branch = workplaces.chosenBy(by, body.branch);
    const activity = deterministicId('activity', by.id, metadata.key ?? metadata.requestId);
    return { ...timeOf(input, services), activity, branch, timeZone: workplaces.timeZoneOf(branch) };
  },
  payload: (_input, { branch }) => ({ branch }),
  decide: (person, _input, start) => startActivity(person, start),
});

export const PauseActivity = clockCommand({
  name: 'PauseActivity',
  body: clockActionBodySchema,
  facts: timeOf,
  payload: () => ({}),
  decide: (person, _input, time) => pauseActivity(person, time),
});

export const ResumeActivity = clockCommand({
  name: 'ResumeActivity',
  body: clockActionBodySchema,
  facts: timeOf,
  payload: () => ({}),
  decide: (person, _input, time) => resumeActivity(person, time),
});

export const EndActivity = clockCommand({
  name: 'EndActivity',
  body: clockActionBodySchema,
  facts: timeOf,
  payload: () => ({}),
  decide: (person, _input, time) => endActivity(person, time),
});

/** By their names in the paths of terminals and of one's own working time. */
export const clockActions = {
  start: StartActivity,
  pause: PauseActivity,
  resume: ResumeActivity,
  end: EndActivity,
} as const;
export type ClockAction = keyof typeof clockActions;

@Injectable()
export class ClockActionPipe implements PipeTransform<string, ClockAction> {
  transform(name: string): ClockAction {
    if (Object.hasOwn(clockActions, name)) return name as ClockAction;
    throw ApiError.of(HttpStatus.NOT_FOUND, failureText(HttpStatus.NOT_FOUND));
  }
}

/** The route of the four clock actions; `path` ends in `:button`. */
export const ClockActionRoute = (path: string) =>
  applyDecorators(
    Post(path),
    HttpCode(HttpStatus.OK),
    ApiOperation({ summary: 'Start, pause, resume or end the own working activity' }),
    ApiParam({ name: 'button', enum: Object.keys(clockActions) }),
    TakesIdempotencyKey(),
    ApiOkResponse({ standardSchema: answer(workingActivitySchema) }),
  );
