import { NativeSelect, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { stripReferenceNames } from '@bestellwerk/domain/records/reference-fields';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { priceJumps, type PriceJump } from '@bestellwerk/domain/records/price-jumps';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { BulkResult, ReadRecord } from '../../../shared/records/record-types.js';
import { useBulkChangeMutation } from '../../../shared/records/record-list-api.js';
import { FormAlert } from '../../../shared/ui/notes.js';
import { FormEnd } from '../../../shared/forms/form-end.js';
import { formErrorsOf, noErrors } from '../../../shared/forms/form-sending.js';
import { useEntries, FormDialog } from '../../../shared/forms/entry-guard.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { emptyValue } from '../../../shared/record-fields/field-editor.js';
import { labelOf, recordCount } from '../../../shared/records/definitions.js';
import { undoChange } from '../undo.js';
import { PriceDialog, type PriceQuestion } from '../form/price-dialog.js';
import { BulkField, bulkFields } from './bulk-field.js';
import { BulkWorkDialog } from './bulk-work-dialog.js';
import notes from '../../../shared/ui/notes.module.css';
import classes from './record-list-page.module.css';
import { UnseenNote } from './unseen-note.js';
import { useBulkWork } from './use-bulk-work.js';
import type { Selection } from './use-selection.js';

interface Properties {
  resource: Resource;
  selection: Selection;
  opened: boolean;
  onDone(result: BulkResult): void;
  onClose(): void;
}

/** Gives one field of several records the same value. */
export function BulkEditDialog({ selection, opened, onClose, ...rest }: Properties) {
  const work = useBulkWork();
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      closeOnEscape={!work.hasDialog}
      size="lg"
      title={`Ein Feld von ${recordCount(selection.records.length, 'dative')} ändern`}
    >
      {opened && <BulkForm {...rest} selection={selection} work={work} onClose={onClose} />}
    </FormDialog>
  );
}

interface FormProperties extends Omit<Properties, 'opened'> {
  work: ReturnType<typeof useBulkWork>;
}

function BulkForm({ resource, selection, work, onDone, onClose }: FormProperties) {
  const { records } = selection;
  const dispatch = useAppDispatch();
  const [field, setField] = useState('');
  const [value, setValue] = useState<unknown>(null);
  const leave = useEntries({ field, value });
  const [errors, setErrors] = useState(noErrors);
  const [question, ask] = useState<PriceQuestion | null>(null);
  const [change] = useBulkChangeMutation();
  const { path } = resource;
  const schema = resource.fields[field];

  const choose = (name: string) => {
    setField(name);
    setValue(name === '' ? null : emptyValue(resource.fields[name]!));
    setErrors(noErrors);
  };
  const submit = (isSure: boolean) => {
    const parsed = schema?.safeParse(value);
    if (!parsed?.success) {
      const message = parsed?.error.issues[0]?.message ?? '';
      return setErrors({ fields: { [field]: message }, general: null });
    }
    const jumps = isSure ? [] : jumpsOf(resource, records, { [field]: value });
    if (jumps.length > 0) return ask({ jumps, goOn: () => submit(true) });
    const changes = stripReferenceNames(resource, { [field]: value });
    void work.start(records, {
      send: (slice) => change({ path, changes, ...slice }),
      onDone: (result) => finish(result, stripReferenceNames(resource, { [field]: parsed.data })),
      onRefused: (error) => setErrors(formErrorsOf(error, (name) => name === field)),
    });
  };
  const finish = (result: BulkResult, changes: Fields) => {
    if (result.done.length > 0) {
      const done = new Set(result.done);
      const undo = undoChange(
        resource,
        records.filter(({ id }) => done.has(id)),
        changes,
      );
      dispatch(toastShown({ kind: 'success', text: `${recordCount(result.done.length)} geändert.`, undo }));
    }
    onDone(result);
    onClose();
  };

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(false);
      }}
    >
      <Stack>
        <FormAlert text={errors.general} />
        <UnseenNote resource={resource} selection={selection} />
        <NativeSelect
          label="Feld"
          value={field}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          data={[{ value: '', label: 'Bitte wählen' }, ...bulkFields(resource).map(labelled(resource))]}
          data-autofocus
        />
        {schema && (
          <BulkField
            key={field}
            resource={resource}
            field={field}
            schema={schema}
            value={value}
            problem={errors.fields[field]}
            onChange={setValue}
          />
        )}
        {isEmpty(value) && schema?.safeParse(value).success && (
          <p className={`${notes.note} ${classes.note}`} role="status">
            Leert das Feld bei {recordCount(records.length, 'dative')}.
          </p>
        )}
        <FormEnd
          action="Ändern"
          isWorking={work.isWorking}
          isDisabled={!schema}
          onBack={() => leave(onClose)}
        />
      </Stack>
      <PriceDialog question={question} onClose={() => ask(null)} />
      <BulkWorkDialog work={work} text="Wird geändert" />
    </form>
  );
}

/** The prices that change at least tenfold, each with the name of its record. */
const jumpsOf = (resource: Resource, records: readonly ReadRecord[], changes: Fields): PriceJump[] =>
  records.flatMap((record) =>
    priceJumps(resource.fields, record, { ...record, ...changes }).map((jump) => ({
      ...jump,
      label: resource.titleOf(record) || jump.label,
    })),
  );

const labelled = (resource: Resource) => (value: string) => ({ value, label: labelOf(resource, value) });

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
