import { Group, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { formOf } from '@bestellwerk/domain/records/field-form';
import { membersOf, seriesProblems, type NumberedSeries } from '@bestellwerk/domain/records/numbered-series';
import { referredId } from '@bestellwerk/domain/records/reference-fields';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { useRecordsQuery } from '../../../shared/records/record-list-api.js';
import { FormAlert } from '../../../shared/ui/notes.js';
import { FormEnd } from '../../../shared/forms/form-end.js';
import { NumberEntry, type EnteredNumber } from '../../../shared/forms/number-entry.js';
import { inputOrder } from '../../../shared/record-fields/field-editor.js';
import { ReferenceField } from '../../../shared/record-fields/reference-field.js';
import { useUsualFields } from '../form/branches-of-form.js';
import { SeriesPreview } from './series-preview.js';

interface Properties {
  resource: Resource;
  /** Returns the errors as text, or null. */
  onMake(branch: string, identifiers: readonly string[]): Promise<string | null>;
  onClose(): void;
}

const empty: NumberedSeries = { prefix: '', from: 1, to: null };

/** In which branch, and from which number to which. */
export function SeriesForm({ resource, onMake, onClose }: Properties) {
  const usual = useUsualFields(resource);
  const [branch, setBranch] = useState<unknown>(usual.branch ?? null);
  const [series, setSeries] = useState(empty);
  const [error, setError] = useState<string | null>(null);
  const schema = resource.fields.identifier!;
  const problems = seriesProblems(series, schema);
  const missing = useMissing(resource, referredId(branch), membersOf(series, schema));
  const change = (changes: Partial<NumberedSeries>) => setSeries({ ...series, ...changes });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const failure = await onMake(referredId(branch)!, missing!.identifiers);
    setError(failure);
    if (failure === null) onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <FormAlert text={error} />
        <ReferenceField
          path="branch"
          schema={resource.fields.branch!}
          form={formOf(resource.fields.branch!)!}
          value={branch}
          onChange={setBranch}
          problemAt={() => undefined}
          isReadOnly={false}
          record={{}}
        />
        <TextInput
          label="Vor der Nummer"
          description="Zum Beispiel „terrasse-“ für terrasse-1, terrasse-2 …; leer für bloße Nummern."
          inputWrapperOrder={inputOrder}
          autoComplete="off"
          value={series.prefix}
          error={problems.prefix}
          onChange={({ currentTarget }) => change({ prefix: currentTarget.value })}
        />
        <Group grow align="start">
          <WholeNumber label="Von Nummer" first={empty.from} onChange={(from) => change({ from })} />
          <WholeNumber label="Bis Nummer" problem={problems.to} onChange={(to) => change({ to })} />
        </Group>
        {missing && <SeriesPreview words={resource.words} {...missing} />}
        <FormEnd
          action="Anlegen"
          isDisabled={!missing || missing.identifiers.length === 0}
          onBack={onClose}
        />
      </Stack>
    </form>
  );
}

/** Which of the series the branch has not got yet; null while that is not known. */
function useMissing({ path }: Resource, branch: string | null, members: readonly string[]) {
  const { currentData } = useRecordsQuery(
    { path, filters: { branch: branch ?? '' } },
    { skip: branch === null },
  );
  if (!currentData || members.length === 0) return null;
  const there = new Set(currentData.records.map(({ identifier }) => identifier));
  const identifiers = members.filter((member) => !there.has(member));
  return { identifiers, there: members.length - identifiers.length };
}

interface NumberProperties {
  label: string;
  first?: number | null;
  problem?: string | undefined;
  onChange(value: number | null): void;
}

const MOST = 99_999;

/** Text that is no whole number stays in the field and counts as nothing. */
function WholeNumber({ label, first = null, problem, onChange }: NumberProperties) {
  const [entered, setEntered] = useState<EnteredNumber>(first);
  const isOutside = typeof entered === 'number' && (entered < 0 || entered > MOST);
  return (
    <NumberEntry
      label={label}
      value={entered}
      error={isOutside ? `Bitte geben Sie eine Nummer von 0 bis ${MOST} an.` : problem}
      decimals={0}
      required
      onChange={(value) => {
        setEntered(value);
        onChange(typeof value === 'number' && value >= 0 && value <= MOST ? value : null);
      }}
    />
  );
}
