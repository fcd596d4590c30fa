import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { Control } from '@bestellwerk/domain/records/field-form';
import { EditorFrame } from '../../../shared/record-fields/editor-frame.js';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { useNames } from '../../../shared/record-fields/record-names.js';
import classes from './content-fields.module.css';
import type { NamedUpload } from '../../../shared/record-fields/record-extensions.js';
import { UploadLink, UploadPicker } from './upload-picker.js';

/** One of the uploads, or none. */
export default function FileEditor(properties: FieldEditorProps<NamedUpload | null>) {
  const { form, value, onChange, isReadOnly } = properties;
  const { accepts } = form.control as Control & { kind: 'file' };
  const [named] = useNames('upload', [value]);
  const place = useRef<HTMLDivElement>(null);
  const change = (upload: NamedUpload | null) => {
    onChange(upload);
    // What had the focus is gone then.
    setTimeout(() => place.current?.querySelector<HTMLElement>('input, button')?.focus());
  };
  return (
    <EditorFrame {...properties}>
      <div ref={place} className={classes.files}>
        {value && (
          <div className={classes.file}>
            <UploadLink upload={value} name={named?.name ?? 'Datei'} />
            {!isReadOnly && (
              <Button
                variant="subtle"
                color="gray"
                aria-label={`${form.label} entfernen`}
                onClick={() => change(null)}
              >
                Entfernen
              </Button>
            )}
          </div>
        )}
        {isReadOnly && !value && <p className={classes.none}>Keine Datei</p>}
        {!isReadOnly && !value && (
          <UploadPicker label="Datei" accepts={accepts} isMultiple={false} onChoose={change} />
        )}
      </div>
    </EditorFrame>
  );
}
