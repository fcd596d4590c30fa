import { Modal, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { Closing } from '@bestellwerk/domain/contracts/closing.schema';
import {
  cashDifference,
  cashProblems,
  countedCash,
} from '@bestellwerk/domain/ordering/closing/closing-decisions';
import { businessDayEnds } from '@bestellwerk/domain/calendar/zoned-time';
import { currencySign, formatMoney } from '@bestellwerk/domain/text/formats';
import { useAppDispatch } from '../../shared/api/redux.js';
import { FormEnd } from '../../shared/forms/form-end.js';
import { formErrorsOf, type FormErrors, sendOnce } from '../../shared/forms/form-sending.js';
import { type EnteredNumber, NumberEntry } from '../../shared/forms/number-entry.js';
import { useFormErrors } from '../../shared/forms/use-form-errors.js';
import { ReasonField } from '../../shared/forms/reason-field.js';
import { useCurrency } from '../../shared/shop/shop-api.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { EditorNote, FormAlert } from '../../shared/ui/notes.js';
import { useCloseMutation } from './closing-api.js';
import { ordersText } from './figures.js';
import { periodText } from './period.js';
import classes from './closing.module.css';

interface Properties {
  branch: string;
  closing: Closing;
  today: string;
  isOpen: boolean;
  onClose(): void;
}

/** Asks for the counted cash and closes a business day. */
export function CloseDayDialog({ isOpen, ...rest }: Properties) {
  return (
    <Modal opened={isOpen} onClose={rest.onClose} title={`${periodText(rest.closing.period)} abschließen`}>
      {isOpen && <CloseDayForm {...rest} />}
    </Modal>
  );
}

const MOST = 10_000_000;
const fields = ['openingCash', 'countedCash', 'withdrawnCash', 'reason'];

function CloseDayForm({ branch, closing, today, onClose }: Omit<Properties, 'isOpen'>) {
  const { period, figures, openingCash, withdrawnCash } = closing;
  const dispatch = useAppDispatch();
  const currency = useCurrency();
  const [opening, setOpening] = useState<EnteredNumber>(openingCash ?? 0);
  const [counted, setCounted] = useState<EnteredNumber>(null);
  const [withdrawn, setWithdrawn] = useState<EnteredNumber>(0);
  const [reason, setReason] = useState('');
  const { errors, setErrors, form, changed } = useFormErrors();
  const [close, { isLoading }] = useCloseMutation();
  const cash = countedCash(figures, {
    opening: numberOf(opening),
    counted: numberOf(counted),
    withdrawn: numberOf(withdrawn),
    withdrawnBefore: withdrawnCash,
  });
  const difference = typeof counted === 'number' ? cashDifference(cash) : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problems = { ...missing({ openingCash: opening, countedCash: counted, withdrawnCash: withdrawn }) };
    if (Object.keys(problems).length === 0) {
      for (const { field, message } of cashProblems(cash, reason)) problems[field!] = message;
    }
    if (Object.keys(problems).length > 0) return setErrors({ fields: problems, general: null });
    const body = {
      ...{ openingCash: cash.opening, countedCash: cash.counted, withdrawnCash: cash.withdrawn },
      reason: reason.trim(),
      shown: { gross: figures.gross, amount: figures.amount },
    };
    const { error } = await sendOnce(`close:${branch}:${period}`, body, (idempotencyKey) =>
      close({ ...{ branch, period, body }, idempotencyKey }),
    );
    if (error) return setErrors(formErrorsOf(error, (field) => fields.includes(field)));
    dispatch(toastShown({ kind: 'success', text: 'Tag abgeschlossen.' }));
    onClose();
  };

  /** What is wrong with one figure may be put right by another: together they say what is missing and what can be withdrawn. */
  const correct =
    <Value,>(field: string, set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      changed(field, 'withdrawnCash', 'reason');
    };
  const money = (name: string, label: string, description: string) => ({
    ...{ label, description, decimals: 2, max: MOST, unit: currencySign(currency), required: true },
    error: errors.fields[name],
  });
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {period === today && (
          <EditorNote>
            Dieser Geschäftstag läuft noch bis {businessDayEnds} Uhr. Was danach kommt, steht unter „Nach dem
            Abschluss“.
          </EditorNote>
        )}
        {figures.openOrders > 0 && (
          <EditorNote>
            {ordersText(figures.openOrders)} über {formatMoney(figures.openAmount, currency)}{' '}
            {figures.openOrders === 1 ? 'ist' : 'sind'} noch nicht bezahlt.
          </EditorNote>
        )}
        <FormAlert text={errors.general} />
        <NumberEntry
          {...money('openingCash', 'Anfangsbestand', 'Was am Morgen in der Kasse war')}
          value={opening}
          onChange={correct('openingCash', setOpening)}
        />
        <NumberEntry
          {...money('countedCash', 'Gezählt', 'Alles Bargeld, das jetzt in der Kasse ist')}
          value={counted}
          onChange={correct('countedCash', setCounted)}
        />
        <dl className={classes.cash} aria-live="polite">
          {withdrawnCash > 0 && (
            <div>
              <dt>Bereits entnommen</dt>
              <dd>{formatMoney(withdrawnCash, currency)}</dd>
            </div>
          )}
          <div>
            <dt>Erwartet</dt>
            <dd>{formatMoney(cash.expected, currency)}</dd>
          </div>
          <div data-bad={(difference !== null && difference !== 0) || undefined}>
            <dt>Differenz</dt>
            <dd>{difference === null ? '–' : formatMoney(difference, currency)}</dd>
          </div>
        </dl>
        {difference !== null && difference !== 0 && (
          <ReasonField
            label="Grund der Differenz"
            required
            value={reason}
            error={errors.fields.reason}
            onChange={correct('reason', setReason)}
          />
        )}
        <NumberEntry
          {...money('withdrawnCash', 'Entnommen', 'Was jetzt aus der Kasse genommen wird; der Rest ist der nächste Anfangsbestand')} // prettier-ignore
          value={withdrawn}
          onChange={correct('withdrawnCash', setWithdrawn)}
        />
        <FormEnd action="Tag abschließen" isWorking={isLoading} onBack={onClose} />
      </Stack>
    </form>
  );
}

const numberOf = (entered: EnteredNumber): number => (typeof entered === 'number' ? entered : 0);

function missing(entered: Record<string, EnteredNumber>): FormErrors['fields'] {
  return Object.fromEntries(
    Object.entries(entered).flatMap(([field, value]) => {
      if (typeof value !== 'number') return [[field, 'Bitte geben Sie einen Betrag an.']];
      return value < 0 ? [[field, 'Bitte geben Sie keinen negativen Betrag an.']] : [];
    }),
  );
}
