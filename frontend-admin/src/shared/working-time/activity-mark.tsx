import type { WorkingActivity } from '@bestellwerk/domain/views/working-time.schema';
import { activityStatusLabels } from '@bestellwerk/ui/working-time/activity-state';
import { Mark, type Tone } from '../ui/mark.js';

const tones: Partial<Record<WorkingActivity['status'], Tone>> = {
  working: 'good',
  paused: 'waiting',
  voided: 'bad',
};

/** Where an activity stands, and whether nobody ended it in time. */
export function ActivityMark({ activity }: { activity: Pick<WorkingActivity, 'status' | 'isForgotten'> }) {
  const { status, isForgotten } = activity;
  if (isForgotten && status !== 'voided') return <Mark tone="bad">Vergessen</Mark>;
  return <Mark tone={tones[status]}>{activityStatusLabels[status]}</Mark>;
}
