import { Button, Group, Modal, NativeSelect, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { formOf } from '@bestellwerk/domain/managed/field-form';
import { withoutNames } from '@bestellwerk/domain/managed/without-names';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { formatNumber } from '@bestellwerk/domain/rules/formats';
import type { z } from 'zod';
import { useBulkChangeMutation, type BulkResult, type ReadRecord } from '../../../shared/api/records-api.js';
import { FormAlert } from '../../../shared/forms/form-alert.js';
import { formErrorsOf, noErrors } from '../../../shared/forms/form-errors.js';
import { sendOnce } from '../../../shared/forms/send-once.js';
import { noticeGiven } from '../../../shared/notices/notices.js';
import { useAppDispatch } from '../../../shared/redux.js';
import { editorFor } from '../fields/editor-for.js';
import { EditorLookup } from '../fields/editor-lookup.js';
import { FieldView } from '../fields/field-view.js';
import { emptyValue } from '../form/empty-fields.js';
import { bulkFields } from './bulk-fields.js';
import classes from './refused-dialog.module.css';
import { seen } from './use-bulk-removal.js';

interface Properties {
  resource: Resource;
  records: readonly ReadRecord[];
  opened: boolean;
  onDone(result: BulkResult): void;
  onClose(): void;
}

/** Gives one field of several records the same value. */
export function BulkEditDialog({ records, opened, onClose, ...rest }: Properties) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={`Ein Feld von ${formatNumber(records.length)} ${records.length === 1 ? 'Eintrag' : 'Einträgen'} ändern`}
      classNames={{ title: classes.title }}
    >
      {opened && <BulkForm {...rest} records={records} onClose={onClose} />}
    </Modal>
  );
}

function BulkForm({ resource, records, onDone, onClose }: Omit<Properties, 'opened'>) {
  const dispatch = useAppDispatch();
  const names = bulkFields(resource);
  const [field, setField] = useState(names[0] ?? '');
  const schema = resource.fields[field] as z.ZodType;
  const [value, setValue] = useState<unknown>(() => emptyValue(schema));
  const [errors, setErrors] = useState(noErrors);
  const [change, { isLoading }] = useBulkChangeMutation();
  const { path } = resource;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = schema.safeParse(value);
    if (!parsed.success) {
      return setErrors({ fields: { [field]: parsed.error.issues[0]!.message }, general: null });
    }
    const body = { records: seen(records), changes: withoutNames(resource, { [field]: value }) };
    const { data, error } = await sendOnce(`bulk:${path}`, body, (idempotencyKey) =>
      change({ path, ...body, idempotencyKey }),
    );
    if (!data) return setErrors(formErrorsOf(error, (name) => name === field));
    if (data.done.length > 0) {
      dispatch(noticeGiven({ kind: 'success', text: `${formatNumber(data.done.length)} geändert.` }));
    }
    onDone(data);
    onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <FormAlert text={errors.general} />
        <NativeSelect
          label="Feld"
          value={field}
          onChange={({ currentTarget }) => {
            setField(currentTarget.value);
            setValue(emptyValue(resource.fields[currentTarget.value] as z.ZodType));
            setErrors(noErrors);
          }}
          data={names.map((name) => ({
            value: name,
            label: formOf(resource.fields[name] as z.ZodType)!.label,
          }))}
          data-autofocus
        />
        <EditorLookup value={editorFor}>
          <FieldView
            key={field}
            path={field}
            schema={schema}
            value={value}
            onChange={setValue}
            problemAt={(at) => errors.fields[at]}
            isReadOnly={false}
            record={{ [field]: value }}
          />
        </EditorLookup>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Zurück
          </Button>
          <Button type="submit" loading={isLoading}>
            Ändern
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
