import { Suspense, useEffect, useId, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Fields } from '@bestellwerk/domain/managed/managed-record';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import type { ReadRecord } from '../../../shared/api/record-types.js';
import { FormAlert } from '../../../shared/forms/form-alert.js';
import { noticeGiven } from '../../../shared/notices/notices.js';
import { useAppDispatch } from '../../../shared/redux.js';
import { usePrincipal } from '../../../shared/session/use-user.js';
import { OfferedBranches } from '../fields/offered-branches.js';
import { advices, previews } from '../editors/own-editors.js';
import { mayChange, mayCreate } from '../may-change.js';
import { useOfferedBranches, useUsualFields } from './branches-of-form.js';
import { ConflictDialog } from './conflict-dialog.js';
import { firstOf, focusField } from './focus-field.js';
import { LeaveGuard } from './leave-guard.js';
import { labelOf } from './label-of.js';
import { otherParts } from './other-parts.js';
import { RecordForm } from './record-form.js';
import classes from './record-form.module.css';
import { RecordHead } from './record-head.js';
import { RecordNotes } from './record-notes.js';
import { SaveBar } from './save-bar.js';
import { fieldOrder, sectionsOf } from './sections.js';
import { useRecordDraft } from './use-record-draft.js';
import { useSaveRecord } from './use-save-record.js';

interface Properties {
  resource: Resource;
  /** Null is a new one. */
  record: ReadRecord | null;
  /** What a new one begins with. */
  initial: Fields | null;
}

/** A record in the hands of somebody who may be changing it. */
export function RecordEditing({ resource, record, initial }: Properties) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const principal = usePrincipal();
  const title = useId();
  const isLeaving = useRef(false);
  const sections = useMemo(() => sectionsOf(resource.fields), [resource]);
  const draft = useRecordDraft(resource, record, { initial, usual: useUsualFields(resource) });
  const offered = useOfferedBranches(resource);
  const isAllowed = record
    ? mayChange(principal, resource, record.id, draft.before)
    : mayCreate(principal, resource);
  const isReadOnly = !isAllowed || record?.isRemoved === true;
  const id = resource.only === undefined ? (record?.id ?? null) : null;

  const { errors, conflict, isSaving, save, compare, decide, postpone, forgetErrors } = useSaveRecord({
    resource,
    id,
    isNew: record === null,
    draft,
    onSaved: (saved, taken) => {
      const text = `${resource.words.one} ${record ? 'gespeichert' : 'erstellt'}.`;
      const others = taken.map((name) => labelOf(resource, name)).join(', ');
      const detail = others === '' ? null : `Von anderen übernommen: ${others}.`;
      dispatch(noticeGiven({ kind: 'success', text, detail }));
      if (record) return draft.begin(saved);
      isLeaving.current = true;
      draft.discard();
      void navigate(`/${resource.path}/${saved.id}`, { replace: true });
    },
    onProblems: (paths) => {
      const first = firstOf(paths, fieldOrder(sections));
      if (first !== undefined) setTimeout(() => focusField(first));
    },
  });

  const isNew = record === null;
  useEffect(() => {
    if (isNew) focusField(fieldOrder(sections)[0] ?? '');
  }, [isNew, sections]);
  const hasProblems = Object.keys(errors.fields).length > 0;
  const unplaced = Object.entries(errors.fields).find(([path]) => !(path.split('.')[0]! in resource.fields));
  const saveNow = () => {
    if (!isSaving && (draft.isDirty || record === null || record.revision === null)) void save();
  };
  const Preview = previews[resource.name];
  const Advice = advices[resource.name];
  const Others = otherParts[resource.name];
  return (
    <div className={classes.page} data-previewed={Preview ? true : undefined}>
      <form
        aria-labelledby={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          saveNow();
        }}
      >
        <RecordHead
          resource={resource}
          record={record}
          id={id}
          isReadOnly={isReadOnly}
          isDirty={draft.isDirty}
          onBegin={(newer) => draft.begin(newer)}
          onPaste={(fields) => draft.set({ ...draft.fields, ...fields })}
          onLeave={() => {
            isLeaving.current = true;
            draft.discard();
          }}
          titleId={title}
        />
        <RecordNotes
          resource={resource}
          record={record}
          isAllowed={isAllowed}
          draft={draft}
          onCompare={compare}
        />
        {Advice && !record?.isRemoved && (
          <Suspense fallback={null}>
            <Advice record={draft.fields} id={id} />
          </Suspense>
        )}
        <div className={classes.alert}>
          <FormAlert
            text={
              errors.general ??
              unplaced?.[1] ??
              (hasProblems ? 'Bitte prüfen Sie die gekennzeichneten Felder.' : null)
            }
          />
        </div>
        <OfferedBranches value={offered}>
          <RecordForm
            sections={sections}
            fields={draft.fields}
            errors={errors.fields}
            isReadOnly={isReadOnly}
            onChange={draft.set}
          />
        </OfferedBranches>
        {Others && record && !record.isRemoved && (
          <div className={classes.others}>
            <Suspense fallback={null}>
              <Others id={record.id} />
            </Suspense>
          </div>
        )}
        {!isReadOnly && (
          <SaveBar
            isDirty={draft.isDirty}
            isNew={record === null}
            isSaving={isSaving}
            onSave={saveNow}
            onDiscard={() => {
              draft.discard();
              forgetErrors();
            }}
          />
        )}
      </form>
      {Preview && (
        <aside className={classes.preview} aria-label="Vorschau">
          <Suspense fallback={null}>
            <Preview record={draft.fields} />
          </Suspense>
        </aside>
      )}
      <ConflictDialog resource={resource} conflict={conflict} onDecide={decide} onClose={postpone} />
      <LeaveGuard isDirty={draft.isDirty} isAllowed={() => isLeaving.current} />
    </div>
  );
}
