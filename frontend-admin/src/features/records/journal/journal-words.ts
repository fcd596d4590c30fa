import type { LogEntry } from '../../../shared/api/logs-api.js';
import { resourceNamed } from '../definitions.js';

export const kindWords: Record<LogEntry['kind'], string> = {
  created: 'erstellt',
  changed: 'geändert',
  removed: 'gelöscht',
  restored: 'wiederhergestellt',
};

/** 'Produkt „Wiener Schnitzel“' */
export function titleOf({ resource, title }: Pick<LogEntry, 'resource' | 'title'>): string {
  const kind = resourceNamed(resource)?.words.one ?? resource;
  return title ? `${kind} „${title}“` : kind;
}
