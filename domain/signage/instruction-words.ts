import type { SignageCommandType, SignageInstruction } from './signage-command.schema.js';

export const instructionLabels: Record<SignageCommandType, string> = {
  showMessage: 'Nachricht zeigen',
  showScene: 'Szene zeigen',
  identify: 'Kennung zeigen',
  clear: 'Bildschirm leeren',
  reload: 'Neu laden',
};

/** 'Nachricht „Willkommen!“', 'Kennung zeigen' */
export function instructionWords(instruction: SignageInstruction): string {
  switch (instruction.type) {
    case 'showMessage':
      return `Nachricht „${instruction.arguments.text}“`;
    case 'showScene':
      return `Szene „${instruction.arguments.scene.headline}“`;
    default:
      return instructionLabels[instruction.type];
  }
}
