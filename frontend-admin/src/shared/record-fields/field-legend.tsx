import { VisuallyHidden } from '@mantine/core';
import type { FieldForm } from '@bestellwerk/domain/records/field-form';

/** The legend of a group of inputs, omitted if it equals the heading of its section. */
export const FieldLegend = ({ form: { label, section } }: { form: FieldForm }) => (
  <legend>{label === section ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
);
