import type { FormErrors } from '../../shared/forms/form-errors.js';
import type { CommandDraft } from './command-draft.js';

export interface FieldProperties {
  draft: CommandDraft;
  errors: FormErrors['fields'];
  onChange(changes: Partial<CommandDraft>): void;
}
