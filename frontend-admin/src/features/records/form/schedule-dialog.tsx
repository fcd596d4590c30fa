import { Alert, Modal, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { optionalInstant } from '@bestellwerk/domain/records/fields';
import { formOf } from '@bestellwerk/domain/records/field-form';
import { FormEnd } from '../../../shared/forms/form-end.js';
import { useFormErrors } from '../../../shared/forms/use-form-errors.js';
import { noErrors } from '../../../shared/forms/form-sending.js';
import { InstantField } from '../../../shared/record-fields/time-fields.js';
import type { Publish } from './use-publishing.js';

const fields = {
  from: optionalInstant('Ab', { help: 'Leer: sofort.' }),
  until: optionalInstant('Bis', { help: 'Leer: bis Sie es zurückziehen oder neu veröffentlichen.' }),
};
type Name = keyof typeof fields;
const nothing = { from: null, until: null };

interface Properties {
  opened: boolean;
  publish: Publish;
  onClose(): void;
}

/** From and until when guests see the draft as it is saved. */
export function ScheduleDialog({ opened, publish, onClose }: Properties) {
  const [times, setTimes] = useState<Record<Name, string | null>>(nothing);
  const [isWorking, setWorking] = useState(false);
  const { errors, setErrors, form, changed } = useFormErrors();
  const close = () => {
    setTimes(nothing);
    setErrors(noErrors);
    onClose();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setWorking(true);
    const found = await publish(times);
    setWorking(false);
    if (found) setErrors(found);
    else close();
  };
  return (
    <Modal opened={opened} onClose={close} title="Zeitraum planen">
      <form ref={form} noValidate onSubmit={(event) => void send(event)}>
        <Stack>
          <p>Gäste sehen in diesem Zeitraum den Entwurf, wie er jetzt gespeichert ist.</p>
          {errors.general && (
            <Alert color="red" role="alert" tabIndex={-1}>
              {errors.general}
            </Alert>
          )}
          {(Object.keys(fields) as Name[]).map((name) => (
            <InstantField
              key={name}
              form={formOf(fields[name])!}
              schema={fields[name]}
              path={name}
              value={times[name]}
              record={times}
              isReadOnly={false}
              problemAt={(path) => errors.fields[path]}
              onChange={(value) => {
                changed(name);
                setTimes((before) => ({ ...before, [name]: value }));
              }}
            />
          ))}
          <FormEnd action="Planen" isWorking={isWorking} onBack={close} />
        </Stack>
      </form>
    </Modal>
  );
}
