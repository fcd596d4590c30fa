import { Fragment } from 'react';
import type { Resource } from '@bestellwerk/domain/records/resource';
import notes from '../../../shared/ui/notes.module.css';
import type { FormErrors } from '../../../shared/forms/form-sending.js';
import { focusField } from '../../../shared/record-fields/focus-field.js';
import classes from './record-form.module.css';
import { problemsAbove } from './problem-places.js';

interface Properties {
  resource: Resource;
  errors: FormErrors;
  /** The top-level fields in display order. */
  order: readonly string[];
}

/** Error summary of a form with links to the fields. */
export function ProblemAlert({ resource, errors, order }: Properties) {
  const { text, places } = problemsAbove(resource, errors, order);
  if (text === null && places.length === 0) return null;
  return (
    <div className={notes.formAlert} role="alert">
      {text && <p className={classes.problems}>{text}</p>}
      {places.length > 0 && (
        <p className={classes.problems}>
          Bitte prüfen Sie {places.length === 1 ? '1 Feld' : `${places.length} Felder`}:{' '}
          {places.map(({ label, path }, index) => (
            <Fragment key={path}>
              {index > 0 && ', '}
              <a
                href={`#${path}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(path);
                }}
              >
                {label}
              </a>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
