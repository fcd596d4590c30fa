import { tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, writeStored, type StoredFormat } from '@bestellwerk/ui/storage/stored-value';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { sessionApi } from '../session/session-api.js';
import type { AppStartListening } from '../api/redux.js';
import { forgetLists } from './list-places.js';

/** Unsaved changes of a form, with the fields and revision they started from. */
export interface Draft {
  readonly revision: string | null;
  readonly before: Fields;
  readonly fields: Fields;
}

const PREFIX = 'draft:';

const areFields = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isDraft = (value: unknown): value is Draft => {
  const { revision, before, fields } = (value ?? {}) as Partial<Draft>;
  const isRevision = revision === null || (typeof revision === 'string' && /^\d+$/.test(revision));
  return isRevision && areFields(before) && areFields(fields);
};
const format: StoredFormat<Draft> = {
  version: 1,
  parse: (value) => (isDraft(value) ? value : null),
};

/** Names a draft: what one person does to one record. */
export const draftName = (user: string, path: string, id: string): string => `${user}:${path}/${id}`;

/** Drafts live as long as the browser's tab. */
export const readDraft = (name: string): Draft | null => readStored(tabStorage, PREFIX + name, format);

/** Whether anything is entered and not saved in this tab. */
export const hasDrafts = (): boolean => tabStorage.names().some((name) => name.startsWith(PREFIX));

/** Privacy: the next user of this tab must not find drafts of another user. */
export function forgetDrafts(): void {
  for (const name of tabStorage.names()) if (name.startsWith(PREFIX)) tabStorage.remove(name);
}

export const keepDraft = (name: string, draft: Draft | null): void =>
  writeStored(tabStorage, PREFIX + name, format, draft);

/** Deletes drafts and stored searches at sign-out. */
export function endDrafts(startListening: AppStartListening): void {
  startListening({
    matcher: sessionApi.endpoints.signOut.matchFulfilled,
    effect: () => {
      forgetDrafts();
      forgetLists();
    },
  });
}
