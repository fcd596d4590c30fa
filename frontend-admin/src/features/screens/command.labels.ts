import type {
  SignageCommandStatus,
  SignageCommandType,
  SignageInstruction,
} from '@bestellwerk/domain/signage/signage-command.schema';

export const typeLabels: Record<SignageCommandType, string> = {
  showMessage: 'Nachricht zeigen',
  showScene: 'Szene zeigen',
  identify: 'Kennung zeigen',
  clear: 'Bildschirm leeren',
  reload: 'Neu laden',
};

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

/** 'Nachricht „Willkommen!“', 'Kennung zeigen' */
export function instructionWords(instruction: SignageInstruction): string {
  switch (instruction.type) {
    case 'showMessage':
      return `Nachricht „${instruction.arguments.text}“`;
    case 'showScene':
      return `Szene „${instruction.arguments.scene.headline}“`;
    default:
      return typeLabels[instruction.type];
  }
}
