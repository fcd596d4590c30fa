import { workingActivitySchema } from '@bestellwerk/domain/contracts/working-time.schema';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import {
  correctActivity,
  enterActivity,
  voidActivity,
  type EnterRecord,
} from '@bestellwerk/domain/working-time/correction-decisions';
import type { ActivityRecord } from '@bestellwerk/domain/working-time/working-time-events';
import { closedActivity, type WorkingTime } from '@bestellwerk/domain/working-time/working-time';
import { z } from 'zod';
import { staffCaller } from '../access/staff-caller.js';
import type { Staff } from '../access/staff.js';
import { Clock } from '../platform/clock.js';
import type { CommandInput, Services } from '../platform/commands/command-definition.js';
import { commandsOf } from '../platform/commands/define-command.js';
import { reasonBody, reasonSchema } from '../platform/http/written-text.js';
import { instantSchema } from './clock.commands.js';
import { Team } from './team.js';
import { WorkingActivities } from './working-activities.js';
import { concernedActivity, workingTimeStreams } from './working-time-streams.js';
import { Workplaces } from './workplaces.js';

/** Staff change the working time of another person, with a reason. */
const correctionCommand = commandsOf({
  streams: workingTimeStreams,
  caller: staffCaller,
  target: ({ params }, services) => params['user'] ?? services(WorkingActivities).personOf(params['id']!),
  answers: workingActivitySchema,
  answer: (accepted, { params }) => concernedActivity(accepted, params['id']),
});

/** Streams are named by ids in small letters: in capitals a person would be somebody else. */
const idSchema = z.uuid().toLowerCase();

const record = {
  branch: idSchema,
  startedAt: instantSchema,
  endedAt: instantSchema,
  pauses: z
    .array(z.object({ from: instantSchema, to: instantSchema }))
    .max(50)
    .default([]),
};

/** The record that was seen: without it the change replaces whatever there is. */
const before = z.object(record).optional();

type Entry = CommandInput<Staff, ActivityRecord & { readonly reason: string }>;

function entryOf({ by, body }: Entry, services: Services, activity: string): EnterRecord {
  const { reason, branch, startedAt, endedAt, pauses } = body;
  const timeZone = services(Workplaces).timeZoneOf(branch);
  const now = services(Clock).now().toISOString();
  return {
    activity,
    record: { branch, startedAt, endedAt, pauses },
    reason,
    timeZone,
    now,
    approvedBy: by.id,
  };
}

export const EnterActivity = correctionCommand({
  name: 'EnterActivity',
  route: { params: [], summary: 'Enter an activity of somebody else, with a reason' },
  body: z.object({ user: idSchema, ...record, reason: reasonSchema }).meta({ id: 'EnterActivity' }),
  target: ({ body }) => body.user,
  async facts(input, services, user) {
    const { by, metadata, body } = input;
    services(Workplaces).requireWorkplaceOf(await services(Team).otherPerson(by, user), body.branch);
    const activity = deterministicId('activity', user, metadata.key ?? metadata.requestId);
    return { user, entry: entryOf(input, services, activity) };
  },
  payload: ({ body: { reason } }, { user, entry }) => ({ user, reason, record: entry.record }),
  action: 'workingTime.correct',
  branches: (_person, { body: { branch } }) => [branch],
  decide: (person, _input, { entry }) => enterActivity(person, entry),
});

export const CorrectActivity = correctionCommand({
  name: 'CorrectActivity',
  route: {
    method: 'put',
    path: ':id',
    summary: 'Correct an activity of somebody else that is over, with a reason',
  },
  body: z.object({ ...record, before, reason: reasonSchema }).meta({ id: 'CorrectActivity' }),
  async facts(input, services, user) {
    services(Workplaces).requireExisting(input.body.branch);
    await services(Team).otherPerson(input.by, user);
    return { user, entry: entryOf(input, services, input.params['id']!) };
  },
  payload: ({ body: { reason } }, { user, entry }) => ({ user, reason, record: entry.record }),
  action: 'workingTime.correct',
  branches: (person, { params, body: { branch } }) => [branch, ...branchOf(person, params['id']!)],
  decide: (person, { body: { before: seen = null } }, { entry }) =>
    correctActivity(person, { ...entry, seen }),
});

export const VoidActivity = correctionCommand({
  name: 'VoidActivity',
  route: {
    method: 'delete',
    path: ':id',
    summary: 'Void an activity of somebody else that is over, with a reason',
  },
  body: reasonBody.extend({ before }).meta({ id: 'VoidActivity' }),
  async facts({ by }, services, user) {
    await services(Team).otherPerson(by, user);
    return { user };
  },
  payload: ({ body: { reason } }, { user }) => ({ user, reason }),
  action: 'workingTime.correct',
  branches: (person, { params }) => branchOf(person, params['id']!),
  decide: (person, { params, body: { reason, before: seen = null } }) =>
    voidActivity(person, { activity: params['id']!, reason, seen }),
});

/** Where the activity was so far. */
function branchOf(person: WorkingTime, activity: string): string[] {
  if (person.status !== 'away' && person.open.activity === activity) return [person.open.branch];
  const closed = closedActivity(person, activity);
  return closed ? [closed.record.branch] : [];
}
