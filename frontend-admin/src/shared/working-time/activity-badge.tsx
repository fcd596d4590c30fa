import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { activityStatusLabels } from '@bestellwerk/ui/working-time/activity-state';
import { Badge, type Tone } from '../ui/badge.js';

const tones: Partial<Record<WorkingActivity['status'], Tone>> = {
  working: 'good',
  paused: 'waiting',
  voided: 'bad',
};

/** The status of an activity, and whether it was forgotten to end. */
export function ActivityBadge({ activity }: { activity: Pick<WorkingActivity, 'status' | 'isForgotten'> }) {
  const { status, isForgotten } = activity;
  if (isForgotten && status !== 'voided') return <Badge tone="bad">Vergessen</Badge>;
  return <Badge tone={tones[status]}>{activityStatusLabels[status]}</Badge>;
}
