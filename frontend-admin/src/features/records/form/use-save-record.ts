import { useMemo, useState } from 'react';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { priceJumps } from '@bestellwerk/domain/records/price-jumps';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { stripReferenceNames } from '@bestellwerk/domain/records/reference-fields';
import { recordConflictSchema } from '@bestellwerk/domain/contracts/record.schema';
import { isAnswerKnown, isApiFailure, type ApiFailure } from '@bestellwerk/ui/api/api-failure';
import {
  useChangeRecordMutation,
  useCreateRecordMutation,
} from '../../../shared/records/single-record-api.js';
import type { Conflict, ReadRecord } from '../../../shared/records/record-types.js';
import { type FormErrors, formErrorsOf, noErrors, sendOnce } from '../../../shared/forms/form-sending.js';
import { failureText } from '../../../shared/api/failure-options.js';
import { changedFields, type Clash, mergeFields, ownFields } from './field-changes.js';
import { leftOf, problemsOf } from './check-fields.js';
import type { PriceQuestion } from './price-dialog.js';
import type { RecordDraft } from './use-record-draft.js';

/** What has to be decided before it can be saved. */
export interface OpenConflict {
  readonly record: ReadRecord;
  readonly merged: Fields;
  readonly clashes: readonly Clash[];
}

interface Saving {
  resource: Resource;
  /** Null for a new record. */
  id: string | null;
  isNew: boolean;
  draft: RecordDraft;
  /** `taken` names the fields that were taken over from others. */
  onSaved(record: ReadRecord, taken: readonly string[]): void;
  onProblems(paths: string[]): void;
}

/** The form can check by itself whether its own errors are still there; those of the server stay until the next save. */
interface FoundErrors extends FormErrors {
  readonly isFromForm?: true;
}

/** A record at a revision, with the fields as they were seen by the person who saves. */
interface Seen {
  readonly revision: string | null;
  readonly before: Fields;
}

/** Saves a form. Concurrent changes of other users are merged, or shown as conflicts. */
export function useSaveRecord({ resource, id, isNew, draft, onSaved, onProblems }: Saving) {
  const { path } = resource;
  const [found, setErrors] = useState<FoundErrors>(noErrors);
  const errors = useErrorsLeft(found, { resource, isNew, draft });
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const [question, ask] = useState<PriceQuestion | null>(null);
  const [create, creating] = useCreateRecordMutation();
  const [change, changing] = useChangeRecordMutation();

  const showErrors = (shown: FoundErrors) => {
    setErrors(shown);
    onProblems(Object.keys(shown.fields));
  };

  async function write(seen: Seen, fields: Fields, taken: string[], isSure = false): Promise<void> {
    const { revision } = seen;
    const body = isNew ? stripReferenceNames(resource, fields) : changedFields(resource, seen.before, fields);
    const problems = problemsOf(resource, fields, isNew ? null : body);
    if (Object.keys(problems).length > 0)
      return showErrors({ fields: problems, general: null, isFromForm: true });
    setErrors(noErrors);
    const jumps = isNew || isSure ? [] : priceJumps(resource.fields, seen.before, fields);
    if (jumps.length > 0) return ask({ jumps, goOn: () => void write(seen, fields, taken, true) });
    const { data, error } = await sendOnce(`record:${path}/${id}`, { revision, body }, (idempotencyKey) =>
      isNew
        ? create({ path, fields: body, idempotencyKey })
        : change({ path, id, revision, changes: body, idempotencyKey }),
    );
    if (data) return onSaved(data, taken);
    const newer = conflictIn(error);
    if (newer) await resolveConflict(newer, seen.before, fields, taken, isSure);
    else showErrors(failureOf(error, isNew ? 'createRecord' : 'changeRecord', path));
  }

  async function resolveConflict(
    { record }: Conflict,
    before: Fields,
    mine: Fields,
    earlier: string[],
    isSure: boolean,
  ) {
    const theirs = ownFields(resource, record);
    const merged = mergeFields(resource, { before, mine, theirs });
    const taken = [...new Set([...earlier, ...merged.taken])];
    if (merged.clashes.length > 0) {
      return setConflict({ record, merged: merged.fields, clashes: merged.clashes });
    }
    draft.begin(record, merged.fields);
    await write({ revision: record.revision, before: theirs }, merged.fields, taken, isSure);
  }

  return {
    errors,
    conflict,
    question,
    closeQuestion: () => ask(null),
    isSaving: creating.isLoading || changing.isLoading,
    save: () => write(draft, draft.fields, []),
    /** Merges a newer revision by other users into the draft, or shows the conflicts. */
    compare: (record: ReadRecord) => {
      const theirs = ownFields(resource, record);
      const sides = { before: draft.before, mine: draft.fields, theirs };
      const { fields, clashes } = mergeFields(resource, sides);
      if (clashes.length > 0) setConflict({ record, merged: fields, clashes });
      else draft.begin(record, fields);
    },
    /** Saves with the values that were chosen. */
    decide: (chosen: Fields) => {
      if (!conflict) return;
      const { record, merged } = conflict;
      const fields = { ...merged, ...chosen };
      setConflict(null);
      draft.begin(record, fields);
      void write({ revision: record.revision, before: ownFields(resource, record) }, fields, []);
    },
    postpone: () => setConflict(null),
    forgetErrors: () => setErrors(noErrors),
  };
}

/** The errors without those whose field has been filled since. */
function useErrorsLeft(
  found: FoundErrors,
  checked: Pick<Saving, 'resource' | 'isNew' | 'draft'>,
): FormErrors {
  const { resource, isNew, draft } = checked;
  const { fields, changes } = draft;
  return useMemo(
    () =>
      found.isFromForm
        ? { ...found, fields: leftOf(found.fields, problemsOf(resource, fields, isNew ? null : changes)) }
        : found,
    [found, resource, isNew, fields, changes],
  );
}

/** The newer revision by other users, if a write was rejected for it. */
function conflictIn(error: unknown): Conflict | null {
  if (!isApiFailure(error) || error.conflict === undefined) return null;
  const parsed = recordConflictSchema.safeParse(error);
  return parsed.success ? (parsed.data.conflict as unknown as Conflict) : null;
}

function failureOf(error: unknown, endpoint: string, path: string): FormErrors {
  const found = formErrorsOf(error);
  const text = failureText(endpoint, { path });
  if (!isAnswerKnown(error as ApiFailure))
    return { ...found, general: `${text} ${found.general ?? ''}`.trim() };
  return found;
}
