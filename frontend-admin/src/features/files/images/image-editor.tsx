import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { EditorFrame } from '../../../shared/record-fields/editor-frame.js';
import { ChosenImage } from './chosen-image.js';
import classes from './images.module.css';
import { ImageDialog } from './image-dialog.js';
import { useNewestImages } from './image-files.js';

/** One image of the library, or none. */
export default function ImageEditor(properties: FieldEditorProps<ImageReference | null>) {
  const { form, value, onChange, isReadOnly } = properties;
  const newest = useNewestImages(value ? [value] : []);
  const [isOpen, setOpen] = useState(false);
  return (
    <EditorFrame {...properties}>
      {value && (
        <ChosenImage image={value} newest={newest.get(value.id)} isReadOnly={isReadOnly} onRenew={onChange} />
      )}
      {isReadOnly && !value && <p className={classes.none}>Kein Bild</p>}
      {!isReadOnly && (
        <Group gap="xs">
          <Button
            variant="default"
            aria-label={value ? `${form.label}: anderes Bild wählen` : `${form.label}: Bild wählen`}
            onClick={() => setOpen(true)}
          >
            {value ? 'Anderes Bild' : 'Bild wählen'}
          </Button>
          {value && (
            <Button
              variant="subtle"
              color="gray"
              aria-label={`${form.label} entfernen`}
              onClick={() => onChange(null)}
            >
              Entfernen
            </Button>
          )}
        </Group>
      )}
      <ImageDialog
        opened={isOpen}
        isMultiple={false}
        onChoose={([image]) => onChange(image ?? null)}
        onClose={() => setOpen(false)}
      />
    </EditorFrame>
  );
}
