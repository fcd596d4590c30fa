import type { AuditLogEntry } from '@bestellwerk/domain/contracts/audit-log.schema';
import { resourceNamed } from '../../shared/records/definitions.js';

export const kindWords: Record<AuditLogEntry['kind'], string> = {
  created: 'erstellt',
  changed: 'geändert',
  removed: 'gelöscht',
  restored: 'wiederhergestellt',
  erased: 'endgültig gelöscht',
};

/** 'Produkt „Wiener Schnitzel“' */
export function titleOf({ resource, title }: Pick<AuditLogEntry, 'resource' | 'title'>): string {
  const kind = resourceNamed(resource)?.words.one ?? resource;
  return title ? `${kind} „${title}“` : kind;
}
