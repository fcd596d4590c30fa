import type { Press } from '../../shared/working-time/working-time-api.js';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';

export interface PressChoice {
  press: Press;
  label: string;
}

/** The clock actions possible now, the main action first. */
export function pressesFor(activity: Pick<WorkingActivity, 'status'> | null): readonly PressChoice[] {
  switch (activity?.status) {
    case 'working':
      return [end, { press: 'pause', label: 'Pause' }];
    case 'paused':
      return [{ press: 'resume', label: 'Weiter' }, end];
    default:
      return [{ press: 'start', label: 'Dienst beginnen' }];
  }
}

const end: PressChoice = { press: 'end', label: 'Dienst beenden' };
