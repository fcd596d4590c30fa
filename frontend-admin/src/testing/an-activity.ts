import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';

/** A running activity, as defaults for tests. */
export function anActivity(changes: Partial<WorkingActivity> = {}): WorkingActivity {
  return {
    id: 'a-1',
    user: 'u-1',
    branch: 'b-1',
    businessDate: '2026-11-20',
    timeZone: 'Europe/Vienna',
    status: 'working',
    startedAt: '2026-11-20T07:00:00.000Z',
    endedAt: null,
    pauses: [],
    workedMinutes: 0,
    pauseMinutes: 0,
    isForgotten: false,
    isEnteredByStaff: false,
    changes: [],
    changedAt: '2026-11-20T07:00:00.000Z',
    revision: '0',
    ...changes,
  };
}
