import type { Fields } from '@bestellwerk/domain/managed/managed-record';

/** What somebody has entered and not saved, with what it began from. */
export interface Draft {
  readonly revision: string | null;
  readonly before: Fields;
  readonly fields: Fields;
}

const PREFIX = 'draft:';

/** Names a draft: what one person does to one record. */
export const draftName = (user: string, path: string, id: string): string => `${user}:${path}/${id}`;

/** Drafts live as long as the browser's tab. */
export function readDraft(name: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

/** Nobody finds what somebody else has entered. */
export function forgetDrafts(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  }
}

export function keepDraft(name: string, draft: Draft | null): void {
  if (draft === null) sessionStorage.removeItem(PREFIX + name);
  else sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
}
