import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import { Icon } from '../../shared/icon.js';
import { fieldId, problemListId } from './problems.js';

/** Everything that is wrong, above the form; a click leads to the field. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <div
      id={problemListId}
      role="alert"
      tabIndex={-1}
      className="mb-8 flex gap-4 border-l-8 border-alarm bg-alarm-pale p-5"
    >
      <span className="text-alarm">
        <Icon name="alert" size={26} />
      </span>
      <div>
        <p className="font-bold">Bitte überprüfen Sie Ihre Bestellung:</p>
        <ul className="mt-1 list-[square] pl-5">
          {problems.map(({ message, field }, index) => (
            <li key={index}>
              {field === null ? (
                message
              ) : (
                <a
                  href={`#${fieldId(field)}`}
                  className="underline underline-offset-2"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId(field))?.focus();
                  }}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
