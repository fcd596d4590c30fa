import { Alert, Modal, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { optionalInstant } from '@bestellwerk/domain/records/fields';
import { formOf } from '@bestellwerk/domain/records/field-form';
import { FormEnd } from '../../../shared/forms/form-end.js';
import { useFormErrors } from '../../../shared/forms/use-form-errors.js';
import { InstantField } from '../../../shared/record-fields/time-fields.js';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import { untilWords } from './publication-words.js';
import type { Publish } from './use-publishing.js';

const fields = {
  from: optionalInstant('Ab', { help: 'Leer: sofort.' }),
  until: optionalInstant('Bis', {
    help: 'Ohne Uhrzeit bis zum Ende des Tages. Leer: bis Sie es zurückziehen oder neu veröffentlichen.',
  }),
};
type Name = keyof typeof fields;

interface FormProperties {
  /** What the form begins with; null is at once, or without an end. */
  plan: Readonly<Record<Name, string | null>>;
  publish: Publish;
  onClose(): void;
}

/** From and until when guests see the draft as it is saved. */
export const ScheduleDialog = ({ opened, ...rest }: FormProperties & { opened: boolean }) => (
  <Modal opened={opened} onClose={rest.onClose} title="Zeitraum planen">
    <ScheduleForm {...rest} />
  </Modal>
);

/** Is there only while the dialog is open, so that it begins with the plan of then. */
function ScheduleForm({ plan, publish, onClose }: FormProperties) {
  const [times, setTimes] = useState<Record<Name, string | null>>(plan);
  const [isWorking, setWorking] = useState(false);
  const { errors, setErrors, form, changed } = useFormErrors();
  const timeZone = useTimeZone();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setWorking(true);
    const found = await publish(times);
    setWorking(false);
    if (found) setErrors(found);
    else onClose();
  };
  const isEndKnown = times.until !== null && fields.until.safeParse(times.until).success;
  return (
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
            isEnd={name === 'until'}
            problemAt={(path) => errors.fields[path]}
            onChange={(value) => {
              changed(name);
              setTimes((before) => ({ ...before, [name]: value }));
            }}
          />
        ))}
        {isEndKnown && <p>Zu sehen {untilWords(times.until!, timeZone)}.</p>}
        <FormEnd action="Planen" isWorking={isWorking} onBack={onClose} />
      </Stack>
    </form>
  );
}
