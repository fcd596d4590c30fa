import type { ActivityStatus, WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';

/** Whether the activity is still going on. */
export const isOpen = ({ status }: Pick<WorkingActivity, 'status'>): boolean =>
  status === 'working' || status === 'paused';

/** The activity if it is still going on. */
export const openActivity = (activity: WorkingActivity): WorkingActivity | null =>
  isOpen(activity) ? activity : null;

/** Start of the current state: the shift, or the pause that is still open. ISO instant. */
export const stateSince = ({ status, startedAt, pauses }: WorkingActivity): string =>
  status === 'paused' ? (pauses.find(({ to }) => to === null)?.from ?? startedAt) : startedAt;

export const activityStatusLabels: Record<ActivityStatus, string> = {
  working: 'Im Dienst',
  paused: 'In Pause',
  ended: 'Beendet',
  voided: 'Storniert',
};

export const changeLabels: Record<WorkingActivity['changes'][number]['type'], string> = {
  entered: 'Eingetragen',
  corrected: 'Korrigiert',
  voided: 'Storniert',
};
