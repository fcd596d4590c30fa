import type { TimeTrackingMe, WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';

const user = '00000000-0000-4000-8000-000000000001';
export const branches = [
  { id: '00000000-0000-4000-8000-0000000000b1', name: 'Linde am Naschmarkt' },
  { id: '00000000-0000-4000-8000-0000000000b2', name: 'Linde Altstadt' },
];

/** A running activity, as defaults for tests. */
export const anActivity = (changes: Partial<WorkingActivity> = {}): WorkingActivity => ({
  id: '00000000-0000-4000-8000-0000000000a1',
  user,
  branch: branches[0]!.id,
  businessDate: '2026-11-21',
  timeZone: 'Europe/Vienna',
  status: 'working',
  startedAt: '2026-11-21T07:02:00.000Z',
  endedAt: null,
  pauses: [],
  workedMinutes: 0,
  pauseMinutes: 0,
  isForgotten: false,
  isEnteredByStaff: false,
  changes: [],
  changedAt: '2026-11-21T07:02:00.000Z',
  revision: '1',
  ...changes,
});

/** Anna at noon, who was planned for eight hours. */
export const aMe = (changes: Partial<TimeTrackingMe> = {}): TimeTrackingMe => ({
  user: { id: user, username: 'anna', firstName: 'Anna', lastName: 'Huber' },
  branches: [branches[0]!],
  activity: null,
  today: { date: '2026-11-21', workedMinutes: 0, plannedMinutes: 480, balanceMinutes: -480 },
  monthBalanceMinutes: 75,
  topic: 'terminal:anna:CODE',
  now: '2026-11-21T11:00:00.000Z',
  ...changes,
});
