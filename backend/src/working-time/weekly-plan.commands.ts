import { may } from '@bestellwerk/domain/access/policy';
import { weeklyPlanSchema, weeklyShiftSchema } from '@bestellwerk/domain/contracts/working-time.schema';
import { withView } from '@bestellwerk/domain/kernel/decider';
import {
  discardWeeklyPlan,
  setWeeklyPlan,
  weeklyPlanDecider,
} from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan-decisions';
import { weeklyPlanStream } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan-events';
import { z } from 'zod';
import { staffCaller } from '../access/staff-caller.js';
import type { Staff } from '../access/staff.js';
import type { CommandInput, Services } from '../platform/commands/command-definition.js';
import { commandsOf } from '../platform/commands/define-command.js';
import { daySchema } from '../platform/http/period.js';
import { Team } from './team.js';
import { WeeklyPlans } from './weekly-plans.js';
import { Workplaces } from './workplaces.js';

/** Staff plan the weeks of another person. */
const planCommand = commandsOf({
  streams: { stream: weeklyPlanStream, decider: withView(weeklyPlanDecider, () => null) },
  caller: staffCaller,
  target: ({ params }) => params['user']!,
  answers: weeklyPlanSchema,
  answer: ({ state: { state } }, { params }, services) => services(WeeklyPlans).shown(params['user']!, state),
});

/** The version that was seen: without it the change replaces whatever there is. */
const version = z.number().int().min(0).optional();

async function factsOf({ by, params }: CommandInput<Staff, unknown>, services: Services) {
  const team = services(Team);
  await team.otherPerson(by, params['user']!);
  const account = await team.member(params['user']!, by, 'workingTime.correct');
  const workplaces = services(Workplaces);
  return {
    today: workplaces.today(account),
    workplaces: workplaces.of(account).map(({ id }) => id),
    mayChange: (branch: string) => may(by, 'workingTime.correct', branch),
  };
}

export const SetWeeklyPlan = planCommand({
  name: 'SetWeeklyPlan',
  route: {
    ...{ method: 'put', params: ['user'] },
    summary: 'Set the shifts of somebody else, from a day on: today unless another one is named',
  },
  body: z
    .object({ validFrom: daySchema.optional(), shifts: z.array(weeklyShiftSchema).max(50), version })
    .meta({ id: 'SetWeeklyPlan' }),
  facts: factsOf,
  decide: (person, { body: { validFrom, shifts, version: seen = null } }, facts) =>
    setWeeklyPlan(person, { ...facts, validFrom: validFrom ?? facts.today, shifts, seen }),
});

export const DiscardWeeklyPlan = planCommand({
  name: 'DiscardWeeklyPlan',
  route: {
    ...{ method: 'delete', params: ['user'] },
    summary: 'Discard the shifts of somebody else that would begin on a day',
  },
  body: z.object({ validFrom: daySchema, version }).meta({ id: 'DiscardWeeklyPlan' }),
  facts: factsOf,
  decide: (person, { body: { validFrom, version: seen = null } }, facts) =>
    discardWeeklyPlan(person, { ...facts, validFrom, seen }),
});
