import { Alert, Button, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { useDeferredValue, useState, type FormEvent } from 'react';
import type { MessageTemplate } from '@bestellwerk/domain/messages/default-templates';
import { templateProblem } from '@bestellwerk/domain/messages/render-template';
import { LeaveGuard } from '../../shared/navigation-guard/leave-guard.js';
import { formErrorsOf, noErrors, sendOnce } from '../../shared/forms/form-sending.js';
import { useChangeRecordMutation, useCreateRecordMutation } from '../../shared/records/single-record-api.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { MessagePreview } from './message-preview.js';
import { MessageTest } from './message-test.js';
import classes from './messages.module.css';
import { ResetButton } from './reset-button.js';
import { SmsField } from './sms-field.js';
import { type KnownTemplate, PATH } from './use-templates.js';
import { useInsertion, type TextField } from './use-insertion.js';
import { VariableList } from './variable-list.js';
import { useMayChangeTexts } from './who-changes.js';

/** The texts of one message beside what they become. */
export function MessageEditor({ known }: { known: KnownTemplate }) {
  const { kind, record } = known;
  const [draft, setDraft] = useState<MessageTemplate>(known.template);
  const change = (changes: Partial<MessageTemplate>) => setDraft((before) => ({ ...before, ...changes }));
  const mayChange = useMayChangeTexts();
  const { errors, save, isSaving } = useSaving(known, draft);
  const insertion = useInsertion(draft, change);
  const field = (name: TextField) => ({
    value: draft[name],
    error: templateProblem(draft[name], kind) ?? errors.fields[name],
    readOnly: !mayChange,
    size: 'md' as const,
    ...insertion.field(name),
  });
  return (
    <div className={classes.layout}>
      <LeaveGuard isDirty={isChanged(known.template, draft)}>
        Ihre Änderungen an dieser Nachricht sind noch nicht gespeichert und gehen verloren.
      </LeaveGuard>
      <form className={classes.form} data-read-only={!mayChange || undefined} onSubmit={save} noValidate>
        <Switch
          label="Als E-Mail senden"
          checked={draft.isMailed}
          disabled={!mayChange}
          onChange={({ currentTarget }) => change({ isMailed: currentTarget.checked })}
        />
        <TextInput label="Betreff" maxLength={200} {...field('subject')} />
        <Textarea label="Text" autosize minRows={10} maxRows={24} maxLength={10_000} {...field('text')} />
        <Switch
          label="Als SMS senden"
          checked={draft.isTexted}
          disabled={!mayChange}
          onChange={({ currentTarget }) => change({ isTexted: currentTarget.checked })}
        />
        <SmsField template={draft} {...field('smsText')} />
        {kind === 'reviewRequest' && (
          <NumberInput
            label="Stunden nach dem Abschluss"
            value={draft.afterHours}
            error={errors.fields['afterHours']}
            readOnly={!mayChange}
            min={0}
            max={336}
            allowDecimal={false}
            size="md"
            onChange={(value) => change({ afterHours: Number(value) || 0 })}
          />
        )}
        {mayChange && <VariableList kind={kind} onChoose={insertion.insert} />}
        {errors.general && (
          <Alert color="red" role="alert">
            {errors.general}
          </Alert>
        )}
        {mayChange && (
          <div className={classes.buttons}>
            <Button type="submit" size="md" loading={isSaving}>
              Speichern
            </Button>
            {record && <ResetButton record={record} />}
          </div>
        )}
      </form>
      <div className={classes.preview}>
        <MessagePreview kind={kind} template={useDeferredValue(draft)} />
        {mayChange && <MessageTest kind={kind} template={draft} />}
      </div>
    </div>
  );
}

const isChanged = (before: MessageTemplate, now: MessageTemplate): boolean =>
  (Object.keys(now) as (keyof MessageTemplate)[]).some((name) => now[name] !== before[name]);

/** The first save makes the shop's own template, later ones change it. */
function useSaving({ kind, record }: KnownTemplate, draft: MessageTemplate) {
  const [errors, setErrors] = useState(noErrors);
  const [create, { isLoading: isCreating }] = useCreateRecordMutation();
  const [changeRecord, { isLoading: isChanging }] = useChangeRecordMutation();
  const dispatch = useAppDispatch();
  const fields = { kind, ...draft };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await sendOnce(
      `message:${kind}`,
      { fields, record: record?.revision },
      (idempotencyKey) =>
        record
          ? changeRecord({
              path: PATH,
              id: record.id,
              revision: record.revision,
              changes: fields,
              idempotencyKey,
            })
          : create({ path: PATH, fields, idempotencyKey }),
    );
    if (error) return setErrors(formErrorsOf(error, (name) => name in draft));
    setErrors(noErrors);
    dispatch(toastShown({ kind: 'success', text: 'Nachricht wurde gespeichert.' }));
  };
  return { errors, save: (event: FormEvent) => void save(event), isSaving: isCreating || isChanging };
}
