import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { branchDayDecider } from './branch-day/branch-day.js';
import { branchDayFamily } from './branch-day/branch-day-events.js';
import { budgetDecider } from './content-ai/budget/budget.js';
import { budgetFamily } from './content-ai/budget/budget-events.js';
import { generationDecider } from './content-ai/generation/generation.js';
import { generationFamily } from './content-ai/generation/generation-events.js';
import type { EventFamily } from './kernel/event.js';
import { closingDecider } from './ordering/closing/closing.js';
import { closingFamily } from './ordering/closing/closing-events.js';
import { orderDecider } from './ordering/order/order.js';
import { orderFamily } from './ordering/order/order-events.js';
import { printJobDecider } from './printing/print-job.js';
import { printJobFamily } from './printing/print-job-events.js';
import { signageFamily } from './signage/signage-events.js';
import { signagePlayerDecider } from './signage/signage-player.js';
import { weeklyPlanDecider } from './working-time/weekly-plan/weekly-plan-decisions.js';
import { weeklyPlanFamily } from './working-time/weekly-plan/weekly-plan-events.js';
import { workingTimeFamily } from './working-time/working-time-events.js';
import { workingTimeDecider } from './working-time/working-time.js';

interface StoredEvent {
  readonly type: string;
  readonly v: number;
  readonly data: Record<string, unknown>;
}

/** Events as they were stored once, and what they meant then. Stories are added, never changed. */
interface Story {
  readonly events: readonly StoredEvent[];
  readonly becomes: Record<string, unknown>;
}

const contexts = [
  { folder: 'ordering', family: orderFamily as EventFamily, decider: orderDecider },
  { folder: 'branch-day', family: branchDayFamily as EventFamily, decider: branchDayDecider },
  { folder: 'ordering/closing', family: closingFamily as EventFamily, decider: closingDecider },
  { folder: 'working-time', family: workingTimeFamily as EventFamily, decider: workingTimeDecider },
  { folder: 'working-time/weekly-plan', family: weeklyPlanFamily as EventFamily, decider: weeklyPlanDecider },
  { folder: 'printing', family: printJobFamily as EventFamily, decider: printJobDecider },
  { folder: 'content-ai/generation', family: generationFamily as EventFamily, decider: generationDecider },
  { folder: 'content-ai/budget', family: budgetFamily as EventFamily, decider: budgetDecider },
  { folder: 'signage', family: signageFamily as EventFamily, decider: signagePlayerDecider },
] as const;

function storiesOf(folder: string): [name: string, story: Story][] {
  const stories = new URL(`./${folder}/stories/`, import.meta.url);
  return readdirSync(stories).map((name) => [
    name,
    JSON.parse(readFileSync(new URL(name, stories), 'utf8')) as Story,
  ]);
}

function read(family: EventFamily, { type, v, data }: StoredEvent): { type: string; data: unknown } {
  const newest = (family.upcasters?.[type] ?? []).slice(v - 1).reduce((old, upcast) => upcast(old), data);
  return { type, data: family.events[type]?.parse(newest) };
}

describe.each(contexts)('stories of $folder', ({ folder, family, decider }) => {
  const stories = storiesOf(folder);
  const evolve = decider.evolve as (state: unknown, event: unknown) => unknown;

  test.each(stories)('%s still leads to the same state', (_, story) => {
    const events = story.events.map((event) => read(family, event));
    const state: unknown = JSON.parse(JSON.stringify(events.reduce(evolve, decider.initial)));
    expect(state).toMatchObject(story.becomes);
  });

  test.each(stories)('%s keeps all its data when it is read', (_, story) => {
    for (const event of story.events) expect(read(family, event).data).toMatchObject(event.data);
  });

  test('contain every type of event', () => {
    const types = stories.flatMap(([, story]) => story.events.map(({ type }) => type));
    expect(new Set(types)).toEqual(new Set(Object.keys(family.events)));
  });
});
