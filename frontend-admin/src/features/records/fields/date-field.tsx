import { DateInput } from '@mantine/dates';
import type { FieldEditorProps } from '../../../shared/records/field-editor.js';
import { calendarLabels, GermanDates } from '../../../shared/ui/german-dates.js';
import { inputOrder } from './input-order.js';
import { isNeeded } from './is-needed.js';
import { typedDay } from '../../../shared/forms/typed-day.js';

/** A day, typed as 20.11.2026 or chosen from a calendar. */
export function DateField({ form, schema, value, ...rest }: FieldEditorProps<string | null>) {
  const { path, onChange, problemAt, isReadOnly } = rest;
  const needed = isNeeded(schema);
  return (
    <GermanDates>
      <DateInput
        label={form.label}
        description={form.help}
        inputWrapperOrder={inputOrder}
        value={value}
        error={problemAt(path)}
        readOnly={isReadOnly}
        required={needed}
        clearable={!needed && !isReadOnly}
        clearButtonProps={{ 'aria-label': `${form.label} leeren` }}
        onChange={onChange}
        valueFormat="DD.MM.YYYY"
        dateParser={typedDay}
        placeholder="TT.MM.JJJJ"
        ariaLabels={calendarLabels}
      />
    </GermanDates>
  );
}
