import type { ActivityRecord, WorkingTimeEvent } from '../working-time-events.js';

export const ids = {
  vienna: '11111111-1111-4111-8111-111111111111',
  linz: '22222222-2222-4222-8222-222222222222',
  first: '33333333-3333-4333-8333-333333333333',
  second: '44444444-4444-4444-8444-444444444444',
  manager: '55555555-5555-4555-8555-555555555555',
};

/** An instant of 20 November 2026, given in UTC: Vienna is an hour ahead. */
export const at = (time: string): string => `2026-11-20T${time}:00.000Z`;

const pressed = (activity: string, time: string) => ({ activity, at: at(time), deviceAt: null });

export const started = (time: string, activity = ids.first): WorkingTimeEvent => ({
  type: 'ActivityStarted',
  data: {
    ...pressed(activity, time),
    branch: ids.vienna,
    businessDate: '2026-11-20',
    timeZone: 'Europe/Vienna',
  },
});
export const paused = (time: string, activity = ids.first): WorkingTimeEvent => ({
  type: 'ActivityPaused',
  data: pressed(activity, time),
});
export const resumed = (time: string, activity = ids.first): WorkingTimeEvent => ({
  type: 'ActivityResumed',
  data: pressed(activity, time),
});
export const ended = (time: string, activity = ids.first): WorkingTimeEvent => ({
  type: 'ActivityEnded',
  data: pressed(activity, time),
});
export const forgotten = (time: string, activity = ids.first): WorkingTimeEvent => ({
  type: 'ActivityMarkedForgotten',
  data: { activity, at: at(time) },
});
export const voided = (activity = ids.first): WorkingTimeEvent => ({
  type: 'ActivityVoided',
  data: { activity, reason: 'Doppelt' },
});

export const record = (from: string, to: string, ...pauses: [string, string][]): ActivityRecord => ({
  branch: ids.vienna,
  startedAt: at(from),
  endedAt: at(to),
  pauses: pauses.map(([pauseFrom, pauseTo]) => ({ from: at(pauseFrom), to: at(pauseTo) })),
});

export const corrected = (
  before: ActivityRecord | null,
  after: ActivityRecord,
  activity = ids.first,
): WorkingTimeEvent => ({
  type: 'ActivityCorrected',
  data: {
    activity,
    before,
    after,
    businessDate: '2026-11-20',
    timeZone: 'Europe/Vienna',
    reason: 'Vergessen',
    approvedBy: ids.manager,
  },
});
