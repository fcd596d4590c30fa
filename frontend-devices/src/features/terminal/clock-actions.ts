import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';

/** The buttons, named as their paths are. */
export type Action = 'start' | 'pause' | 'resume' | 'end';

/** Sent again it is the same, so that it counts once. */
export interface ActionRequest {
  readonly action: Action;
  readonly branch: string | null;
  readonly deviceAt: string;
  readonly key: string;
}

interface Choice {
  /** The big button. */
  readonly next: Action;
  readonly others: readonly Action[];
}

/** The possible actions. A forgotten activity can only be ended. */
export function choiceFor(activity: WorkingActivity | null): Choice {
  if (activity === null) return { next: 'start', others: [] };
  if (activity.isForgotten) return { next: 'end', others: [] };
  return activity.status === 'paused'
    ? { next: 'resume', others: ['end'] }
    : { next: 'end', others: ['pause'] };
}

export const actionLabels: Record<Action, string> = {
  start: 'Dienst beginnen',
  pause: 'Pause beginnen',
  resume: 'Pause beenden',
  end: 'Dienst beenden',
};

export const takenLabels: Record<Action, string> = {
  start: 'Ihr Dienst hat begonnen.',
  pause: 'Ihre Pause hat begonnen.',
  resume: 'Ihre Pause ist beendet.',
  end: 'Ihr Dienst ist beendet.',
};
