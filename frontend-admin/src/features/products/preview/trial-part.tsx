import type { ComponentProps } from 'react';
import { takesUploads } from '@bestellwerk/domain/catalogue/configuration';
import { PartField, partName } from '../../../shared/forms/part-field.js';
import classes from './product-preview.module.css';

/** A step as a customer answers it; nothing is uploaded here. */
export function TrialPart(properties: ComponentProps<typeof PartField>) {
  const { part, number } = properties;
  if (!takesUploads(part)) return <PartField {...properties} />;
  return (
    <p className={classes.plain}>
      <strong>{partName(part, number)}</strong>: Hier laden Kunden{' '}
      {part.type.startsWith('image') ? 'Bilder' : 'Dateien'} hoch.
    </p>
  );
}
