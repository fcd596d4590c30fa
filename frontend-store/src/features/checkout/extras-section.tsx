import { memo, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { termsChosen } from '../../shared/cart/cart-slice.js';
import { DetailCheckbox, DetailField, Field, useDetail } from './fields.js';
import { useProblem } from './problems.js';

interface Props {
  branch: Branch;
  comment: string;
  /** There is a contact to which a company belongs. */
  hasContact: boolean;
}

/** What few guests need, each behind one line: the company, and a comment. */
export const ExtrasSection = memo(function ExtrasSection({ branch, comment, hasContact }: Props) {
  const problem = useProblem('comment');
  const [opened, setOpened] = useState<'byGuest' | 'byComment' | null>(comment === '' ? null : 'byComment');
  const isOpen = opened !== null || problem !== null;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-x-5 empty:hidden">
        {hasContact && <DetailCheckbox name="isCompany">Für eine Firma</DetailCheckbox>}
        {!isOpen && (
          <button type="button" onClick={() => setOpened('byGuest')} className="link min-h-[2.6rem]">
            Anmerkung hinzufügen
          </button>
        )}
      </div>
      {hasContact && <CompanyFields />}
      {isOpen && <CommentField branch={branch} comment={comment} isJustOpened={opened === 'byGuest'} />}
    </div>
  );
});

const CompanyFields = () =>
  useDetail('isCompany') && (
    <div className="grid gap-x-4 gap-y-3 tablet:grid-cols-2">
      <DetailField name="companyName" label="Firmenname" autoComplete="organization" />
      <DetailField name="vatNumber" label="UID-Nummer" autoCapitalize="characters" isOptional />
    </div>
  );

interface CommentProps {
  branch: Branch;
  comment: string;
  /** The line that opened it is gone, and its focus goes here. */
  isJustOpened: boolean;
}

function CommentField({ branch, comment, isJustOpened }: CommentProps) {
  const dispatch = useDispatch();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isJustOpened) field.current?.focus();
  }, [isJustOpened]);
  return (
    <Field name="comment" label="Kommentar" isOptional>
      {(attributes) => (
        <textarea
          {...attributes}
          ref={field}
          rows={3}
          maxLength={2000}
          autoComplete="off"
          enterKeyHint="enter"
          value={comment}
          onChange={({ target }) =>
            dispatch(termsChosen({ branch: branch.identifier, terms: { comment: target.value } }))
          }
        />
      )}
    </Field>
  );
}
