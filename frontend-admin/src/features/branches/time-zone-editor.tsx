import { Select } from '@mantine/core';
import { byWords } from '@bestellwerk/domain/text/search';
import type { FieldEditorProps } from '../../shared/record-fields/field-editor.js';
import { isSought, zoneWords } from '../../shared/record-fields/zone.labels.js';

const choiceOf = (zone: string) => ({ value: zone, label: zoneWords(zone) });

const isNear = (zone: string): boolean => zone.startsWith('Europe/');

const zones = Intl.supportedValuesOf('timeZone')
  .map(choiceOf)
  .sort(
    (one, other) =>
      Number(isNear(other.value)) - Number(isNear(one.value)) || byWords(one.label, other.label),
  );

/** The time zones (IANA) that this browser knows, to be searched by the name of a city, those of Europe first. */
export default function TimeZoneEditor({
  path,
  schema,
  form,
  value,
  onChange,
  problemAt,
  isReadOnly,
}: FieldEditorProps<string | null>) {
  const isOptional = schema.safeParse(null).success;
  return (
    <Select
      label={form.label}
      description={form.help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={zonesWith(value)}
      value={value}
      error={problemAt(path)}
      onChange={onChange}
      searchable
      openOnFocus={false}
      clearable={isOptional}
      allowDeselect={isOptional}
      readOnly={isReadOnly}
      required={!isOptional}
      withAsterisk={false}
      placeholder={isOptional ? undefined : 'Zum Beispiel Wien'}
      filter={({ options, search, limit }) =>
        options.filter((option) => 'value' in option && isSought(option.value, search)).slice(0, limit)
      }
      nothingFoundMessage="Keine Zeitzone gefunden"
      clearButtonProps={{ 'aria-label': 'Zeitzone entfernen' }}
      limit={50}
      maxDropdownHeight={280}
    />
  );
}

/** A zone that the browser knows by another name can be kept. */
const zonesWith = (value: string | null) =>
  value === null || zones.some((zone) => zone.value === value) ? zones : [choiceOf(value), ...zones];
