import { Input, Modal, NativeSelect, SegmentedControl, Stack, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { isReducing, needsReason } from '@bestellwerk/domain/ordering/refunds';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { waitingWarning } from '@bestellwerk/domain/views/waiting-refunds';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { useBranchTimeZone } from '../../../shared/branches/use-branches.js';
import { FormEnd } from '../../../shared/forms/form-end.js';
import { formErrorsOf, sendOnce } from '../../../shared/forms/form-sending.js';
import { useFormErrors } from '../../../shared/forms/use-form-errors.js';
import { NumberEntry } from '../../../shared/forms/number-entry.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { FormAlert, FormNote } from '../../../shared/ui/notes.js';
import { useAtNow } from '../../../shared/ui/use-now.js';
import { useRequestRefundMutation } from './online-payments-api.js';
import {
  causeChoices,
  causeOf,
  lineChoices,
  meaningOf,
  newDraft,
  refundOf,
  refundProblem,
  refundProblems,
  withCause,
  withLine,
} from './refund-draft.js';

interface Properties {
  order: StaffOrder;
  opened: boolean;
  onClose(): void;
}

/** Gives money back that was paid online, all of it or a part. */
export function RefundDialog({ order, opened, onClose }: Properties) {
  return (
    <Modal opened={opened} onClose={onClose} title="Online-Zahlung zurückzahlen">
      {opened && <RefundForm order={order} onClose={onClose} />}
    </Modal>
  );
}

const fields = ['cause', 'index', 'amount', 'reason'];

function RefundForm({ order, onClose }: Omit<Properties, 'opened'>) {
  const { id, refundableAmount: most, currency, onlinePayments } = order;
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState(() => newDraft(order));
  const { errors, setErrors, changed } = useFormErrors();
  const [requestRefund, { isLoading }] = useRequestRefundMutation();
  const { cause, index, amount, reason } = draft;
  const problem = refundProblem(draft, order);
  const meaning = problem ? null : meaningOf(draft, order);
  const timeZone = useBranchTimeZone(order.branch.id);
  const warning = useAtNow((now) =>
    problem || typeof amount !== 'number' ? '' : waitingWarning(onlinePayments, amount, { now, timeZone }),
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problems = refundProblems(draft, order);
    setErrors({ fields: problems, general: null });
    const refund = refundOf(draft);
    if (Object.keys(problems).length > 0 || !refund) return;
    const sent = { id, ...refund, after: onlinePayments.refunds.length };
    const { error } = await sendOnce(`refund:${id}`, sent, (idempotencyKey) =>
      requestRefund({ id, refund, idempotencyKey }),
    );
    if (error) return setErrors(formErrorsOf(error, (field) => fields.includes(field)));
    dispatch(toastShown({ kind: 'success', text: 'Rückzahlung veranlasst.' }));
    onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <p style={{ margin: 0 }}>
          Das Geld geht auf demselben Weg zurück, auf dem der Gast bezahlt hat. Eine Rückzahlung lässt sich
          nicht zurücknehmen.
        </p>
        <FormAlert text={errors.general} />
        <Input.Wrapper label="Wofür?" labelElement="div" error={errors.fields['cause']}>
          <SegmentedControl
            aria-label="Wofür?"
            orientation="vertical"
            fullWidth
            size="md"
            value={cause ?? ''}
            onChange={(value) => {
              setDraft(withCause(draft, causeOf(value), order));
              changed('cause', 'index', 'reason');
            }}
            data={causeChoices}
          />
        </Input.Wrapper>
        {isReducing(cause) && (
          <NativeSelect
            label="Welche Position?"
            value={index === null ? '' : String(index)}
            error={errors.fields['index']}
            data={lineChoices(order)}
            onChange={({ currentTarget: { value } }) => {
              setDraft(withLine(draft, value === '' ? null : Number(value), order));
              changed('index', 'amount');
            }}
          />
        )}
        <NumberEntry
          label="Betrag"
          description={`Höchstens ${formatMoney(most, currency)}`}
          value={amount}
          onChange={(entered) => {
            setDraft({ ...draft, amount: entered });
            changed('amount');
          }}
          error={(amount === null ? null : problem) ?? errors.fields['amount']}
          decimals={2}
          unit={currency === 'EUR' ? '€' : currency}
        />
        {warning && <FormNote text={warning} />}
        <p style={{ margin: 0 }} role="status">
          {meaning}
        </p>
        {cause && (
          <Textarea
            label={needsReason(cause) ? 'Grund der Rückzahlung' : 'Anmerkung (freiwillig)'}
            value={reason}
            error={errors.fields['reason']}
            onChange={({ currentTarget: { value } }) => {
              setDraft({ ...draft, reason: value });
              changed('reason');
            }}
            maxLength={500}
            autosize
            minRows={2}
          />
        )}
        <FormEnd
          action={
            typeof amount === 'number' && !problem
              ? `${formatMoney(amount, currency)} zurückzahlen`
              : 'Zurückzahlen'
          }
          isDangerous
          isDisabled={problem !== null}
          isWorking={isLoading}
          onBack={onClose}
        />
      </Stack>
    </form>
  );
}
