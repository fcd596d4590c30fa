import { defaultTemplates } from '../../messages/default-templates.js';
import { messageTemplate, type MessageTemplateRecord } from './message-template.js';
import type { Fields } from '../record-state.js';

/** What holds in place of a record that was removed: the usual texts of a message, as they are today; null where nothing does. */
export function usualFields(resource: string, fields: Fields): Fields | null {
  const { kind } = fields as Partial<MessageTemplateRecord>;
  if (resource !== messageTemplate.name || kind === undefined) return null;
  return Object.hasOwn(defaultTemplates, kind) ? { ...fields, ...defaultTemplates[kind] } : null;
}
