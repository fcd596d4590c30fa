import { Input, NativeSelect, SegmentedControl, Stack, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { isReducing, needsReason } from '@bestellwerk/domain/ordering/refunds';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { isAnswerKnown, isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { FormEnd } from '../../shared/forms/form-end.js';
import { formErrorsOf } from '../../shared/forms/form-sending.js';
import { useFormErrors } from '../../shared/forms/use-form-errors.js';
import { NumberEntry } from '../../shared/forms/number-entry.js';
import { FormAlert, FormNote } from '../../shared/ui/notes.js';
import { useAtNow } from '../../shared/ui/use-now.js';
import classes from './refund-form.module.css';
import {
  causeChoices,
  causeOf,
  lineChoices,
  meaningOf,
  mostOf,
  type NewRefund,
  newDraft,
  refundOf,
  refundableText,
  refundProblem,
  refundProblems,
  withAmount,
  withCause,
  withLine,
} from './refund-draft.js';

interface Properties {
  /** Its `refundableAmount` is the most that can be given back here. */
  order: StaffOrder;
  /** What staff should know before; and what else they choose. */
  introduction: string;
  children?: ReactNode;
  /** Decimal: what the guest has paid of what can be given back here. */
  paid: number;
  /** Why nothing can be given back any more since the form was opened; null while something can. */
  over: string | null;
  /** '5,00 € zurückzahlen' */
  verb: string;
  /** German; empty where nothing is to be warned of. `now` in milliseconds. */
  warningFor(amount: number, order: StaffOrder, now: number): string;
  isWorking: boolean;
  /** Answers with the error. */
  send(refund: NewRefund): Promise<{ error?: unknown }>;
  /** `before`: the order that the refund was sent for. */
  onDone(refund: NewRefund, before: StaffOrder): void;
  onClose(): void;
}

const UNANSWERED =
  'Es kam keine Antwort, die Rückzahlung kann trotzdem schon erfasst sein. Senden Sie sie unverändert noch einmal: Sie zählt nur einmal. Für einen anderen Betrag schließen Sie das Formular und sehen Sie zuerst bei den Zahlungen nach.';

const fields = ['cause', 'index', 'amount', 'reason'];

/** What is given back of an order, what for, and what that means for the accounts. */
export function RefundForm({ order: current, introduction, children, verb, ...act }: Properties) {
  // What was never answered may be in the order by now. Until there is an answer, the form stands for the order before it.
  const [unansweredFor, setUnansweredFor] = useState<StaffOrder | null>(null);
  const order = unansweredFor ?? current;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (unansweredFor) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [unansweredFor]);
  const { currency } = order;
  const [draft, setDraft] = useState(() => newDraft(order));
  const { errors, setErrors, changed } = useFormErrors();
  const { cause, index, amount, reason } = draft;
  // What was sent and not answered may be what has used it up: it may be sent again.
  const over = unansweredFor || act.isWorking ? null : act.over;
  const problem = refundProblem(draft, order);
  const meaning = problem ? null : meaningOf(draft, order);
  const warning = useAtNow((now) =>
    problem || typeof amount !== 'number' ? '' : act.warningFor(amount, order, now),
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (over) return;
    const problems = refundProblems(draft, order);
    setErrors({ fields: problems, general: null });
    const refund = refundOf(draft);
    if (Object.keys(problems).length > 0 || !refund) return;
    const { error } = await act.send(refund);
    setUnansweredFor(isApiFailure(error) && !isAnswerKnown(error) ? order : null);
    if (error) return setErrors(formErrorsOf(error, (field) => fields.includes(field)));
    act.onDone(refund, order);
    act.onClose();
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <p style={{ margin: 0 }}>{introduction}</p>
        {over === null && <p style={{ margin: 0 }}>{refundableText(act.paid, order)}</p>}
        <FormAlert text={over ?? errors.general} />
        <fieldset
          className={classes.fields}
          disabled={act.isWorking || unansweredFor !== null || over !== null}
        >
          <Stack>
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
              description={`Höchstens ${formatMoney(mostOf(draft, order), currency)}`}
              value={amount}
              onChange={(entered) => {
                setDraft(withAmount(draft, entered));
                changed('amount');
              }}
              error={over ? null : ((amount === null ? null : problem) ?? errors.fields['amount'])}
              decimals={2}
              unit={currency === 'EUR' ? '€' : currency}
            />
            {children}
            {warning && !over && <FormNote text={warning} />}
            <p style={{ margin: 0 }} role="status">
              {over ? null : meaning}
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
          </Stack>
        </fieldset>
        {unansweredFor && <FormNote text={UNANSWERED} />}
        <FormEnd
          action={
            typeof amount === 'number' && !problem
              ? `${formatMoney(amount, currency)} ${verb}`
              : `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`
          }
          isDangerous
          isDisabled={over !== null || (amount !== null && problem !== null)}
          isWorking={act.isWorking}
          onBack={act.onClose}
        />
      </Stack>
    </form>
  );
}
