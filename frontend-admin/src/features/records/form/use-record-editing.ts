import { useEffect, useId, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { branchesFor } from '@bestellwerk/domain/access/policy';
import type { Menu } from '@bestellwerk/domain/records/definitions/menu';
import { branchesSelling, soldElsewhere } from '@bestellwerk/domain/catalogue/sold-elsewhere';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { usePrincipal } from '../../../shared/session/use-user.js';
import { mayChange, mayCreate } from '../may-change.js';
import { useUsualFields } from './branches-of-form.js';
import { firstOf, focusField } from '../../../shared/record-fields/focus-field.js';
import { labelOf } from '../../../shared/records/definitions.js';
import { fieldOrder, sectionsOf } from './sections.js';
import { useRecordDraft } from './use-record-draft.js';
import { useSaveRecord } from './use-save-record.js';
import { useRecordsQuery } from '../../../shared/records/record-list-api.js';
import { useBranchNames } from '../../../shared/branches/use-branches.js';

export interface Edited {
  resource: Resource;
  /** Null is a new one. */
  record: ReadRecord | null;
  /** What a new one begins with. */
  initial: Fields | null;
}

/** State and actions of the form of a record. */
export function useRecordEditing({ resource, record, initial }: Edited) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const principal = usePrincipal();
  const titleId = useId();
  const isLeaving = useRef(false);
  const sections = useMemo(() => sectionsOf(resource.fields), [resource]);
  const draft = useRecordDraft(resource, record, { initial, usual: useUsualFields(resource) });
  const isNew = record === null;
  const objection = useSoldElsewhere(resource, record?.id ?? null);
  const isAllowed = isNew
    ? mayCreate(principal, resource)
    : objection === null && mayChange(principal, resource, record.id, record);
  const id = resource.only === undefined ? (record?.id ?? null) : null;
  const leave = () => {
    isLeaving.current = true;
    draft.discard();
  };

  const { save, forgetErrors, ...saving } = useSaveRecord({
    resource,
    id,
    isNew,
    draft,
    onSaved: (saved, taken) => {
      const text = `${resource.words.one} ${isNew ? 'erstellt' : 'gespeichert'}.`;
      const others = taken.map((name) => labelOf(resource, name)).join(', ');
      const detail = others === '' ? null : `Von anderen übernommen: ${others}.`;
      dispatch(toastShown({ kind: 'success', text, detail }));
      if (!isNew) return draft.begin(saved);
      leave();
      void navigate(`/${resource.path}/${saved.id}`, { replace: true });
    },
    onProblems: (paths) => {
      const first = firstOf(paths, fieldOrder(sections));
      if (first !== undefined) setTimeout(() => focusField(first));
    },
  });

  useEffect(() => {
    if (isNew) focusField(fieldOrder(sections)[0] ?? '');
  }, [isNew, sections]);

  return {
    ...saving,
    draft,
    sections,
    titleId,
    id,
    isNew,
    isAllowed,
    objection,
    isReadOnly: !isAllowed || record?.isRemoved === true,
    /** Saves if there is anything to save. */
    save: () => {
      if (!saving.isSaving && (draft.isDirty || record === null || record.revision === null)) void save();
    },
    discard: () => {
      draft.discard();
      forgetErrors();
    },
    /** It is being left for good, and nobody has to be asked. */
    leave,
    isLeaving: () => isLeaving.current,
  };
}

/** Why the user may not change a product that other branches sell too; null if they may. */
export function useSoldElsewhere({ name, access, words }: Resource, id: string | null): string | null {
  const allowed = branchesFor(usePrincipal(), access.change);
  const isSold = name === 'product' || name === 'category';
  const { data: menus } = useRecordsQuery(
    { path: 'menus' },
    { skip: !isSold || id === null || allowed === 'all' || allowed.length === 0 },
  );
  const branchName = useBranchNames();
  if (!menus || id === null) return null;
  const others = branchesSelling(menus.records as unknown as Menu[], id, new Date()).filter(
    (branch) => !allowed.includes(branch),
  );
  return others.length === 0 ? null : soldElsewhere(words.one, others.map(branchName).filter(Boolean));
}
