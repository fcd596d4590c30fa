import type { SignageCommandStatus } from '@bestellwerk/domain/signage/signage-command.schema';

export const commandStatusLabels: Record<SignageCommandStatus, string> = {
  requested: 'Angefordert',
  delivered: 'Zugestellt',
  acknowledged: 'Begonnen',
  abortRequested: 'Abbruch verlangt',
  completed: 'Erledigt',
  failed: 'Fehlgeschlagen',
  aborted: 'Abgebrochen',
  expired: 'Abgelaufen',
  superseded: 'Ersetzt',
};
