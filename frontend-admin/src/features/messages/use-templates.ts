import { defaultTemplates, type MessageTemplate } from '@bestellwerk/domain/messages/default-templates';
import type { MessageKind } from '@bestellwerk/domain/messages/message-kinds.schema';
import { useRecordsQuery } from '../../shared/records/record-list-api.js';
import type { ReadRecord } from '../../shared/records/record-types.js';

export const PATH = 'message-templates';

export interface KnownTemplate {
  readonly kind: MessageKind;
  readonly template: MessageTemplate;
  /** What the shop has saved; null where the usual texts are sent. */
  readonly record: ReadRecord | null;
}

/** The templates in use: by kind, once they are loaded. */
export function useTemplates(): ((kind: MessageKind) => KnownTemplate) | null {
  const { data } = useRecordsQuery({ path: PATH, limit: 100 });
  if (!data) return null;
  return (kind) => {
    const record = data.records.find((one) => one['kind'] === kind) ?? null;
    return { kind, record, template: record ? templateOf(record) : defaultTemplates[kind] };
  };
}

const templateOf = (record: ReadRecord): MessageTemplate => {
  const { isMailed, subject, text, isTexted, smsText, afterHours } = record as unknown as MessageTemplate;
  return { isMailed, subject, text, isTexted, smsText, afterHours };
};
