import { memo } from 'react';
import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import { Icon } from '../../shared/icon.js';
import { aboveFormId, fieldId } from './problems.js';

/** Everything that is wrong, above the form; a click leads to the field. */
export const ProblemList = memo(function ProblemList({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <div
      id={aboveFormId}
      role="alert"
      tabIndex={-1}
      className="mb-8 flex gap-4 border-l-8 border-alarm bg-alarm-pale p-5"
    >
      <span className="text-alarm">
        <Icon name="alert" size={26} />
      </span>
      <div className="min-w-0">
        <p className="font-bold">Bitte überprüfen Sie Ihre Bestellung:</p>
        <ul className="mt-1 list-[square] pl-5 hyphens-auto">
          {problems.map(({ message, field }, index) => (
            <li key={index}>
              {field === null ? (
                message
              ) : (
                <a
                  href={`#${fieldId(field)}`}
                  className="inline-block py-2 align-top underline underline-offset-2 desktop:py-0.5"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId(field))?.focus();
                  }}
                >
                  {groupOf(field)}
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
});

/** The same message may be meant for two addresses. */
const groupOf = (field: string): string =>
  field !== 'deliveryArea' && field.startsWith('delivery') ? 'Lieferadresse: ' : '';
