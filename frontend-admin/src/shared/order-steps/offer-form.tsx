import { Box, Button, Group, Stack, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { askForClockTime, clockTimeFrom, isCalendarDate } from '@bestellwerk/domain/calendar/typed-date';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { useAppDispatch } from '../api/redux.js';
import { useBranchTimeZone } from '../branches/use-branches.js';
import { DayField } from '../forms/day-field.js';
import { useEntries } from '../forms/entry-guard.js';
import { FormEnd } from '../forms/form-end.js';
import { formErrorsOf, noErrors, sendOnce } from '../forms/form-sending.js';
import { useFormErrors } from '../forms/use-form-errors.js';
import { TimeField } from '../forms/time-field.js';
import { instantOf, type TypedInstant, typedInstantOf } from '../forms/typed-instant.js';
import { useTotalsWith } from '../orders/item-totals.js';
import { useOfferQuotationMutation } from '../orders/order-changes-api.js';
import { toastShown } from '../toasts/toasts-slice.js';
import { FormAlert, FormNote } from '../ui/notes.js';
import { beginningDate, offerDates } from './offer-dates.js';
import { beginningPrices, changedPrices, offeredLines, priceErrors } from './offer-draft.js';
import classes from './offer-form.module.css';
import { OfferLine } from './offer-line.js';

const DATE = 'validUntil';
const MOST_LETTERS = 2_000;

interface Properties {
  order: StaffOrder;
  onClose(): void;
}

/** Offers prices to the guest of a request, or replaces the offer. */
export function OfferForm({ order, onClose }: Properties) {
  const [base, setBase] = useState(order);
  return (
    <Stack>
      {isAnother(order, base) && (
        <FormNote
          text="Diese Anfrage wurde inzwischen geändert."
          action="Neuen Stand übernehmen"
          onAction={() => setBase(order)}
        />
      )}
      <Fields key={base.revision} order={base} onClose={onClose} />
    </Stack>
  );
}

const isAnother = (one: StaffOrder, other: StaffOrder): boolean =>
  JSON.stringify([one.items, one.quotation]) !== JSON.stringify([other.items, other.quotation]);

function Fields({ order, onClose }: Properties) {
  const { id, ticketNumber, currency, quotation } = order;
  const dispatch = useAppDispatch();
  const timeZone = useBranchTimeZone(order.branch.id);
  const totalsOf = useTotalsWith(order);
  const [dates] = useState(() => offerDates(order.appointmentDate, new Date(), timeZone));
  const [prices, setPrices] = useState(() => beginningPrices(order.items));
  const [message, setMessage] = useState(quotation?.message ?? '');
  const [typed, setTyped] = useState<TypedInstant>(() =>
    typedInstantOf(beginningDate(dates, quotation, new Date()), timeZone),
  );
  const { errors, setErrors, form, changed } = useFormErrors();
  const [offerQuotation, { isLoading }] = useOfferQuotationMutation();
  const leave = useEntries({ prices, message, typed });

  const lines = offeredLines(order, prices);
  const known = lines.filter((line) => line !== null);
  const total = known.length === lines.length ? totalsOf(known).totalGross : null;
  const validUntil = instantBy(typed, timeZone);
  const date = (next: TypedInstant) => {
    setTyped(next);
    changed(DATE, 'time');
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = { ...priceErrors(prices), ...missingOf(typed) };
    if (Object.keys(wrong).length > 0 || validUntil === null)
      return setErrors({ fields: wrong, general: null });
    const body = { items: changedPrices(order, prices), message: message.trim(), validUntil };
    const { error } = await sendOnce(`offer-quotation:${id}`, body, (idempotencyKey) =>
      offerQuotation({ id, body, idempotencyKey }),
    );
    if (error) return setErrors(formErrorsOf(error, (field) => field === DATE || field === 'message'));
    dispatch(toastShown({ kind: 'success', text: `Bestellung ${ticketNumber}: Angebot gesendet.` }));
    onClose();
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <FormAlert text={errors.general} />
        <div className={classes.lines}>
          {order.items.map((item, index) => (
            <OfferLine
              key={index}
              item={item}
              index={index}
              line={lines[index] ?? null}
              price={prices[index] ?? null}
              currency={currency}
              error={errors.fields}
              onChange={(price) => {
                setPrices(prices.with(index, price));
                setErrors(noErrors);
              }}
            />
          ))}
        </div>
        <p className={classes.total} role="status">
          <span>{order.deliveryArea === null ? 'Gesamt' : 'Gesamt mit Zustellung'}</span>{' '}
          <strong>{total === null ? 'Preise fehlen noch' : formatMoney(total, currency)}</strong>
        </p>
        <Textarea
          label="Nachricht an den Gast"
          value={message}
          error={errors.fields.message}
          maxLength={MOST_LETTERS}
          autosize
          minRows={2}
          maxRows={8}
          onChange={({ currentTarget: { value } }) => {
            setMessage(value);
            changed('message');
          }}
        />
        <Group gap={6} role="group" aria-label="Gültigkeit">
          {dates.map(({ label, at }) => (
            <Button
              key={label}
              size="md"
              variant={at === validUntil ? 'filled' : 'default'}
              aria-pressed={at === validUntil}
              onClick={() => date(typedInstantOf(at, timeZone))}
            >
              {label}
            </Button>
          ))}
        </Group>
        <Group align="start" wrap="nowrap" gap="xs">
          <DayField
            flex={1}
            label="Gültig bis"
            value={typed.day}
            error={errors.fields[DATE]}
            onChange={(day) => date({ ...typed, day })}
          />
          <Box w={96}>
            <TimeField
              label="Uhrzeit"
              value={typed.time}
              error={errors.fields.time}
              onChange={(time) => date({ ...typed, time })}
            />
          </Box>
        </Group>
        <p className={classes.words}>
          Der Gast nimmt das Angebot auf seiner Statusseite an oder lehnt es ab. Antwortet er nicht, wird die
          Anfrage danach storniert.
        </p>
        <div className={classes.end}>
          <FormEnd action="Angebot senden" isWorking={isLoading} onBack={() => leave(onClose)} />
        </div>
      </Stack>
    </form>
  );
}

/** The typed date as an ISO instant; null while it is none. */
function instantBy({ day, time }: TypedInstant, timeZone: string): string | null {
  const clock = clockTimeFrom(time);
  return isCalendarDate(day) && clock !== null ? instantOf({ day, time: clock }, timeZone) : null;
}

const missingOf = ({ day, time }: TypedInstant): Record<string, string> => ({
  ...(!isCalendarDate(day) && { [DATE]: 'Bitte geben Sie einen Tag an.' }),
  ...(clockTimeFrom(time) === null && { time: askForClockTime }),
});
