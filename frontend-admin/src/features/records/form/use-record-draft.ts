import { useEffect, useMemo, useState } from 'react';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { withSuggestedIdentifier } from '@bestellwerk/domain/records/suggested-identifier';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { draftName, keepDraft, readDraft, type Draft } from '../../../shared/records/drafts.js';
import { useUser } from '../../../shared/session/use-user.js';
import { changedFields, ownFields } from './field-changes.js';
import { emptyFields } from '../../../shared/record-fields/field-editor.js';

/** The draft of a record: survives page reloads, and follows the server while it is unchanged. */
export interface RecordDraft extends Draft {
  /** The fields that differ from what was there. */
  changes: Fields;
  isDirty: boolean;
  /** Somebody else has written since, and here something is entered. */
  isBehind: boolean;
  /** It was found again from before. */
  isFound: boolean;
  set(fields: Fields): void;
  /** Goes on from a newer state of the record. */
  begin(record: ReadRecord, fields?: Fields): void;
  discard(): void;
}

interface Beginning {
  /** What a new record begins with and nobody has entered. */
  usual: Fields;
  /** Initial fields, such as those of a copy. */
  initial: Fields | null;
}

/** `record` is null for a new one. */
export function useRecordDraft(
  resource: Resource,
  record: ReadRecord | null,
  { usual, initial }: Beginning,
): RecordDraft {
  const name = draftName(useUser().user.id, resource.path, record?.id ?? 'new');
  const fresh = () => (record ? stateOf(resource, record) : emptyState(resource, usual));
  const [found] = useState(() => (initial ? null : draftFor(resource, readDraft(name))));
  const [isFound, setFound] = useState(found !== null);
  const [draft, setDraft] = useState<Draft>(
    () => found ?? (initial ? { ...fresh(), fields: { ...fresh().fields, ...initial } } : fresh()),
  );
  const changes = useMemo(() => changedFields(resource, draft.before, draft.fields), [resource, draft]);
  const isDirty = Object.keys(changes).length > 0;
  const isNewer = record !== null && Number(record.revision ?? -1) > Number(draft.revision ?? -1);
  if (isNewer && !isDirty) setDraft(stateOf(resource, record));
  useEffect(() => keepDraft(name, isDirty ? draft : null), [name, isDirty, draft]);

  return {
    ...draft,
    changes,
    isDirty,
    isBehind: isNewer && isDirty,
    isFound: isFound && isDirty,
    set: (fields) =>
      setDraft((old) => ({
        ...old,
        fields: record ? fields : withSuggestedIdentifier(resource, old.fields, fields),
      })),
    begin: (newer, fields) => {
      const state = stateOf(resource, newer);
      const next = fields ? { ...state, fields } : state;
      keepDraft(name, fields ? next : null);
      setDraft(next);
      setFound(false);
    },
    discard: () => {
      setDraft(fresh());
      setFound(false);
    },
  };
}

/** A draft with the fields that a form has today, if it is of a record that is there like this one. */
function draftFor(resource: Resource, draft: Draft | null): Draft | null {
  if (draft === null) return null;
  const known = (fields: Fields) =>
    Object.fromEntries(
      Object.keys(resource.fields).flatMap((name) => (name in fields ? [[name, fields[name]]] : [])),
    );
  const empty = emptyFields(resource.fields);
  return {
    ...draft,
    before: { ...empty, ...known(draft.before) },
    fields: { ...empty, ...known(draft.fields) },
  };
}

function stateOf(resource: Resource, record: ReadRecord): Draft {
  const fields = ownFields(resource, record);
  return { revision: record.revision, before: fields, fields };
}

function emptyState(resource: Resource, usual: Fields): Draft {
  const fields = { ...emptyFields(resource.fields), ...resource.begins, ...usual };
  return { revision: null, before: fields, fields };
}
