import { Modal, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAppDispatch } from '../../shared/api/redux.js';
import { FormEnd } from '../../shared/forms/form-end.js';
import { formErrorsOf, noErrors, sendOnce } from '../../shared/forms/form-sending.js';
import { ReasonField } from '../../shared/forms/reason-field.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { FormAlert } from '../../shared/ui/notes.js';
import { useReopenMutation } from './closing-api.js';
import { isMonth, periodText } from './period.js';

interface Properties {
  branch: string;
  period: string;
  isOpen: boolean;
  onClose(): void;
}

/** Asks why a closed day or month is opened again. */
export function ReopenDialog({ isOpen, ...rest }: Properties) {
  return (
    <Modal opened={isOpen} onClose={rest.onClose} title={`${periodText(rest.period)} wieder öffnen`}>
      {isOpen && <ReopenForm {...rest} />}
    </Modal>
  );
}

function ReopenForm({ branch, period, onClose }: Omit<Properties, 'isOpen'>) {
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState(noErrors);
  const [reopen, { isLoading }] = useReopenMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') {
      return setErrors({ fields: { reason: 'Bitte geben Sie an, warum.' }, general: null });
    }
    const body = { branch, period, reason: reason.trim() };
    const { error } = await sendOnce(`reopen:${branch}:${period}`, body, (idempotencyKey) =>
      reopen({ ...body, idempotencyKey }),
    );
    if (error) return setErrors(formErrorsOf(error, (field) => field === 'reason'));
    dispatch(toastShown({ kind: 'success', text: `${isMonth(period) ? 'Monat' : 'Tag'} wieder geöffnet.` }));
    onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <p style={{ margin: 0 }}>
          Was abgeschlossen war, bleibt nachlesbar. Danach kann mit neuen Zahlen noch einmal abgeschlossen
          werden.
        </p>
        <FormAlert text={errors.general} />
        <ReasonField
          label="Grund"
          required
          value={reason}
          error={errors.fields.reason}
          onChange={setReason}
        />
        <FormEnd action="Wieder öffnen" isDangerous isWorking={isLoading} onBack={onClose} />
      </Stack>
    </form>
  );
}
