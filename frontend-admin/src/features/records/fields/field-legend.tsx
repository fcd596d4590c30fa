import { VisuallyHidden } from '@mantine/core';
import type { FieldForm } from '@bestellwerk/domain/managed/field-form';

/** The name of a group of inputs, not said again where its section has the same. */
export const FieldLegend = ({ form: { label, section } }: { form: FieldForm }) => (
  <legend>{label === section ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
);
