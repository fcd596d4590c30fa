import { refuse, type Refusal } from '../kernel/refusal.js';
import { formatDate } from '../text/formats.js';
import type { OpenActivity } from './working-time.js';

export const refuseAway = (): Refusal =>
  refuse('conflict', 'not-working', 'Sie sind nicht im Dienst. Bitte beginnen Sie zuerst einen Dienst.');

export const refuseElsewhere = (): Refusal =>
  refuse(
    'conflict',
    'working-elsewhere',
    'Sie sind noch in einer anderen Filiale im Dienst. Bitte beenden Sie zuerst diesen Dienst.',
    'branch',
  );

export const refusePaused = (): Refusal =>
  refuse('conflict', 'paused', 'Sie sind in Pause. Bitte beenden Sie zuerst die Pause.');

export const refuseForgotten = ({ startedAt, timeZone }: OpenActivity): Refusal =>
  refuse(
    'conflict',
    'forgotten',
    `Ihr Dienst vom ${formatDate(new Date(startedAt), timeZone)} wurde nicht beendet. Bitte beenden Sie ihn jetzt und lassen Sie die Zeit von Ihrer Filialleitung richtigstellen.`,
  );

export const refuseUnknownActivity = (): Refusal =>
  refuse('unknown', 'activity-unknown', 'Diesen Dienst gibt es nicht.');

export const refuseStillOpen = (): Refusal =>
  refuse(
    'conflict',
    'activity-open',
    'Dieser Dienst läuft noch. Er kann erst geändert werden, wenn er beendet ist.',
  );

export const refuseOutdated = (): Refusal =>
  refuse(
    'conflict',
    'activity-changed',
    'Dieser Dienst wurde inzwischen von jemand anderem geändert. Bitte sehen Sie sich den neuen Stand an.',
  );

export const refuseVoided = (): Refusal =>
  refuse('conflict', 'activity-voided', 'Dieser Dienst wurde bereits storniert.');

export const refuseWithoutReason = (): Refusal =>
  refuse('invalid', 'reason-missing', 'Bitte geben Sie einen Grund an.', 'reason');
