import type { KeyboardEvent } from 'react';
import type { ImageFocus } from '@bestellwerk/domain/records/definitions/image';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { EditorFrame } from '../../../shared/record-fields/editor-frame.js';
import classes from './crop-and-focus.module.css';
import { moved, shareWithin } from './crop-and-focus.js';
import { useWholeImage } from './use-whole-image.js';

const middle: ImageFocus = { x: 0.5, y: 0.5 };

/** The point of a picture that stays in sight: put there by a click, moved by the arrow keys. */
export default function FocusEditor(properties: FieldEditorProps<ImageFocus | null>) {
  const { value, onChange, record, isReadOnly } = properties;
  const address = useWholeImage(record);
  const { x, y } = value ?? middle;
  const press = (event: KeyboardEvent) => {
    const next = moved({ x, y }, event);
    if (next) onChange(next);
  };
  return (
    <EditorFrame {...properties}>
      {address ? (
        <div className={classes.plane}>
          <img src={address} alt="" draggable={false} />
          <button
            type="button"
            className={classes.catcher}
            disabled={isReadOnly}
            aria-label={`Mittelpunkt: ${percent(x)} von links, ${percent(y)} von oben. Mit den Pfeiltasten verschieben.`}
            onClick={(event) => event.detail > 0 && onChange(shareWithin(event.currentTarget, event))}
            onKeyDown={press}
          >
            <span className={classes.focus} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
          </button>
        </div>
      ) : (
        <p className={classes.none}>Sobald es eine Datei gibt, wählen Sie hier ihren Mittelpunkt.</p>
      )}
    </EditorFrame>
  );
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
