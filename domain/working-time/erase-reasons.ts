import type { Decider } from '../kernel/decider.js';
import type { WorkingTimeEvent } from './working-time-events.js';

/** The activities of a person with reasons for an entry, a correction or a void. */
export const reasonsDecider: Decider<readonly string[], WorkingTimeEvent> = {
  initial: [],
  evolve(explained, { type, data: { activity } }) {
    switch (type) {
      case 'ActivityCorrected':
      case 'ActivityVoided':
        return explained.includes(activity) ? explained : [...explained, activity];
      case 'ActivityReasonsErased':
        return explained.filter((one) => one !== activity);
      default:
        return explained;
    }
  },
};

export const eraseReasons = (explained: readonly string[]): WorkingTimeEvent[] =>
  explained.map((activity) => ({ type: 'ActivityReasonsErased', data: { activity } }));
