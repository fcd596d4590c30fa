import { memo } from 'react';
import { useDispatch } from 'react-redux';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { termsChosen } from '../../shared/cart/cart-slice.js';
import { Field } from './fields.js';
import { Section } from './section.js';

export const CommentSection = memo(function CommentSection({
  branch,
  comment,
}: {
  branch: Branch;
  comment: string;
}) {
  const dispatch = useDispatch();
  return (
    <Section title="Anmerkungen">
      <Field name="comment" label="Kommentar" isOptional>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={3}
            maxLength={2000}
            value={comment}
            onChange={({ target }) =>
              dispatch(termsChosen({ branch: branch.identifier, terms: { comment: target.value } }))
            }
          />
        )}
      </Field>
    </Section>
  );
});
