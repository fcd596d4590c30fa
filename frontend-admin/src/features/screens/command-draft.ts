import type {
  Scene,
  SignageCommandType,
  SignageInstruction,
} from '@bestellwerk/domain/signage/signage-command.schema';
import type { EnteredNumber } from '../../shared/forms/number-entry.js';
import type { FormErrors } from '../../shared/forms/form-sending.js';

/** A command as it is typed; the fields of other types are kept while one tries them. */
export interface CommandDraft {
  type: SignageCommandType;
  text: string;
  /** Empty: until something else is shown. */
  seconds: EnteredNumber;
  scene: Scene;
}

export const emptyDraft: CommandDraft = {
  type: 'showMessage',
  text: '',
  seconds: null,
  scene: { headline: '', text: '', lines: [], theme: 'dark' },
};

const A_DAY = 24 * 60 * 60;

type Problems = Partial<Record<string, string>>;

/** The instruction of a draft, which may be incomplete. */
export function instructionOf({ type, text, seconds, scene }: CommandDraft): SignageInstruction {
  switch (type) {
    case 'showMessage':
      return {
        type,
        arguments: { text: text.trim(), seconds: typeof seconds === 'number' ? seconds : null },
      };
    case 'showScene':
      return { type, arguments: { scene: trimmed(scene) } };
    case 'identify':
    case 'reload':
    case 'clear':
      return { type, arguments: {} };
    default:
      return type satisfies never;
  }
}

/** Errors by field path, with the same paths as the server. */
export function problemsOf(draft: CommandDraft): Problems {
  const problems: Problems = {};
  if (draft.type === 'showMessage' && !draft.text.trim()) {
    problems['arguments.text'] = 'Bitte geben Sie die Nachricht ein.';
  }
  const { seconds } = draft;
  const isSeconds =
    typeof seconds === 'number' && Number.isInteger(seconds) && seconds >= 1 && seconds <= A_DAY;
  if (draft.type === 'showMessage' && seconds !== null && !isSeconds) {
    problems['arguments.seconds'] = 'Bitte geben Sie eine ganze Zahl von 1 bis 86400 an.';
  }
  if (draft.type === 'showScene') {
    if (!draft.scene.headline.trim()) {
      problems['arguments.scene.headline'] = 'Bitte geben Sie eine Überschrift ein.';
    }
    for (const [index, { label }] of trimmed(draft.scene).lines.entries()) {
      if (!label) problems[`arguments.scene.lines.${index}.label`] = 'Bitte füllen Sie die Zeile aus.';
    }
  }
  return problems;
}

/** Lines without anything in them are left out. */
function trimmed({ headline, text, lines, theme }: Scene): Scene {
  const filled = lines
    .map(({ label, value }) => ({ label: label.trim(), value: value.trim() }))
    .filter(({ label, value }) => label || value);
  return { headline: headline.trim(), text: text.trim(), lines: filled, theme };
}

export interface FieldProperties {
  draft: CommandDraft;
  errors: FormErrors['fields'];
  onChange(changes: Partial<CommandDraft>): void;
}
