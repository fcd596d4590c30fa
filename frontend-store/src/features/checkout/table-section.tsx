import { memo } from 'react';
import { useDispatch } from 'react-redux';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { termsChosen } from '../../shared/cart/cart-slice.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Field } from './fields.js';
import { Section } from './section.js';

const hint =
  'Die Nummer steht in der Mitte des QR-Codes auf Ihrem Tisch. Finden Sie keine, wählen Sie bitte Abholung und schreiben Sie es in den Kommentar.';

/** The table of a dine-in order. */
export const TableSection = memo(function TableSection({
  branch,
  table,
}: {
  branch: Branch;
  table: string | null;
}) {
  const dispatch = useDispatch();
  const tables = useShop().tables.filter((one) => one.branch.id === branch.id);
  return (
    <Section title="Ihr Tisch">
      <Field name="table" label="Tisch" hint={hint}>
        {(attributes) => (
          <select
            {...attributes}
            value={table ?? ''}
            onChange={({ target }) =>
              dispatch(termsChosen({ branch: branch.identifier, terms: { table: target.value || null } }))
            }
          >
            <option value="">Bitte wählen</option>
            {tables.map(({ id, identifier }) => (
              <option key={id} value={identifier}>
                Tisch {identifier}
              </option>
            ))}
          </select>
        )}
      </Field>
    </Section>
  );
});
