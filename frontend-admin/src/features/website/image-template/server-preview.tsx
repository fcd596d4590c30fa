import { Button } from '@mantine/core';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { focusField } from '../../../shared/record-fields/focus-field.js';
import classes from './image-template.module.css';
import { previewBody } from './preview-request.js';
import { drawingProblems } from './template-problems.js';
import type { Sample } from './use-sample-image.js';
import { useServerPreview } from './use-server-preview.js';

interface Properties {
  /** The whole template as it is edited. */
  record: Fields;
  types: Readonly<Record<string, string>>;
  sample: Sample;
}

/** The template as the server draws it with the sample picture. */
export function ServerPreview({ record, types, sample }: Properties) {
  const problems = drawingProblems(record, types);
  const body = problems.length === 0 ? JSON.stringify(previewBody(record, sample.image)) : null;
  const { picture, failure, isDrawing, retry } = useServerPreview(body);
  return (
    <section className={classes.preview} aria-label="Vorschau" aria-busy={isDrawing}>
      <h3>Vorschau</h3>
      {picture !== null && (
        <img
          src={picture}
          alt="Die Vorlage, wie der Server sie zeichnet"
          data-old={isDrawing || failure !== null || problems.length > 0 || undefined}
        />
      )}
      {picture === null && isDrawing && <p className={classes.hint}>Wird gezeichnet …</p>}
      {problems.length > 0 && (
        <div className={classes.problems} role="status">
          <p>Damit die Vorschau gezeichnet werden kann, prüfen Sie bitte:</p>
          <ul>
            {problems.map(({ path, place, message }) => (
              <li key={path}>
                <a
                  href={`#${path}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(path);
                  }}
                >
                  {place}
                </a>
                : {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {failure && !isDrawing && problems.length === 0 && (
        <div className={classes.problems} role="alert">
          <p>Die Vorschau konnte nicht gezeichnet werden.</p>
          <ul>
            {failure.errors.map(({ message }, index) => (
              <li key={index}>{message}</li>
            ))}
          </ul>
          <Button size="sm" variant="default" onClick={retry}>
            Erneut versuchen
          </Button>
        </div>
      )}
    </section>
  );
}
