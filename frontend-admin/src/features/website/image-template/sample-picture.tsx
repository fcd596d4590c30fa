import { Button } from '@mantine/core';
import { Suspense, useContext, useState } from 'react';
import { type ImageReference, imageUrl } from '@bestellwerk/domain/records/definitions/image.schema';
import { RecordExtensionsContext } from '../../../shared/record-fields/record-extensions.js';
import classes from './image-template.module.css';

interface Properties {
  image: ImageReference | null;
  onChoose(image: ImageReference): void;
}

/** With which picture the template is shown here; it is not saved. */
export function SamplePicture({ image, onChoose }: Properties) {
  const { imageDialog: ImageDialog } = useContext(RecordExtensionsContext);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.sample}>
      {image && <img src={imageUrl('thumbnail', image)} alt="" />}
      <p>
        <strong>Beispielbild</strong> {image?.name ?? 'keines'}
      </p>
      {ImageDialog && (
        <Button variant="default" size="sm" onClick={() => setOpen(true)}>
          {image ? 'Anderes Beispielbild' : 'Beispielbild wählen'}
        </Button>
      )}
      {ImageDialog && isOpen && (
        <Suspense fallback={null}>
          <ImageDialog
            opened
            isMultiple={false}
            onChoose={([chosen]) => chosen && onChoose(chosen)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
