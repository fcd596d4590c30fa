import { Box, Button, Group, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { askForClockTime, clockTimeFrom, isCalendarDate } from '@bestellwerk/domain/calendar/typed-date';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { appointmentTimeText, otherDayText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import {
  isInFullWindow,
  isOutsideHours,
  type QuickStart,
  quickStart,
  quickTimes,
} from '@bestellwerk/domain/ordering/proposed-times';
import { formatTime } from '@bestellwerk/domain/text/formats';
import { useAppDispatch } from '../api/redux.js';
import { useAvailabilityQuery } from '../branches/availability-api.js';
import { useBranchTimeZone } from '../branches/use-branches.js';
import { DayField } from '../forms/day-field.js';
import { FormEnd } from '../forms/form-end.js';
import { formErrorsOf, noErrors, sendOnce } from '../forms/form-sending.js';
import { TimeField } from '../forms/time-field.js';
import { useProposeTimeMutation } from '../orders/order-changes-api.js';
import { instantOf, type TypedInstant, typedInstantOf } from '../forms/typed-instant.js';
import { useBranchesQuery } from '../shop/shop-api.js';
import { toastShown } from '../toasts/toasts-slice.js';
import { FormAlert, FormNote } from '../ui/notes.js';
import { useAtNow } from '../ui/use-now.js';
import { AnswerWords } from './answer-words.js';
import { useOvertaken } from './overtaken.js';
import classes from './propose-time-form.module.css';

const FIELD = 'counterAppointment';

interface Properties {
  order: StaffOrder;
  onClose(): void;
}

/** Proposes another time: one of the usual ones at one tap, or any day and time on the clock of the branch. */
export default function ProposeTimeForm({ order, onClose }: Properties) {
  const { id, ticketNumber, appointmentDate } = order;
  const dispatch = useAppDispatch();
  const timeZone = useBranchTimeZone(order.branch.id);
  const [openedAt] = useState(() => new Date());
  const { data: branches } = useBranchesQuery();
  const hours = branches?.find(({ id: branch }) => branch === order.branch.id) ?? null;
  const start = quickStart(order, hours, openedAt, timeZone);
  const quick = quickTimes(start);
  const [typed, setTyped] = useState<TypedInstant>(() => typedInstantOf(quick[1]!.at, timeZone));
  const [errors, setErrors] = useState(noErrors);
  const [proposeTime, { isLoading }] = useProposeTimeMutation();
  const proposed = proposedBy(typed, timeZone);
  const { data: limitedDays = [] } = useAvailabilityQuery(order.branch.id);
  const isFull = proposed !== null && isInFullWindow(proposed, order, hours, limitedDays, timeZone);
  const isClosed = proposed !== null && hours !== null && isOutsideHours(proposed, order, hours, timeZone);
  const overtaken = useOvertaken(order);
  const isPossible = order.status === 'pending';

  const enter = (next: TypedInstant) => {
    setTyped(next);
    setErrors(noErrors);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isPossible) return;
    if (proposed === null) return setErrors({ fields: missingOf(typed), general: null });
    const proposal = { id, counterAppointment: proposed };
    const { error } = await sendOnce(`propose-time:${id}`, proposal, (idempotencyKey) =>
      proposeTime({ ...proposal, idempotencyKey }),
    );
    if (error) return setErrors(formErrorsOf(error, (field) => field === FIELD));
    const text = `Bestellung ${ticketNumber}: anderen Termin vorgeschlagen.`;
    dispatch(toastShown({ kind: 'success', text }));
    onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <RequestedWords order={order} start={start} timeZone={timeZone} />
        <FormAlert text={overtaken ?? errors.general} />
        <p className={classes.words}>{afterWords[start.after]}:</p>
        <div className={classes.quick} role="group" aria-label={afterWords[start.after]}>
          {quick.map(({ minutes, at }, index) => (
            <Button
              key={minutes}
              size="md"
              variant={at === proposed ? 'filled' : 'default'}
              aria-pressed={at === proposed}
              autoFocus={index === 1}
              onClick={() => enter(typedInstantOf(at, timeZone))}
            >
              <span className={classes.time}>{quickWords(at, openedAt, timeZone)}</span>
              <span className={classes.later}>+{minutes} min</span>
            </Button>
          ))}
        </div>
        <Group align="start" wrap="nowrap" gap="xs">
          <DayField
            flex={1}
            label="Tag"
            value={typed.day}
            error={errors.fields[FIELD]}
            onChange={(day) => enter({ ...typed, day })}
          />
          <Box w={96}>
            <TimeField
              label="Uhrzeit"
              value={typed.time}
              error={errors.fields.time}
              onChange={(time) => enter({ ...typed, time })}
            />
          </Box>
        </Group>
        {isClosed && <FormNote text="Um diese Zeit ist die Filiale geschlossen." />}
        {isFull && <FormNote text="Dieses Zeitfenster ist voll." />}
        {proposed !== null && (
          <AnswerWords order={order} times={{ requested: appointmentDate, proposed }} timeZone={timeZone} />
        )}
        <FormEnd
          action="Termin vorschlagen"
          isWorking={isLoading}
          isDisabled={!isPossible}
          onBack={onClose}
        />
      </Stack>
    </form>
  );
}

const afterWords = {
  requested: 'Nach der Wunschzeit',
  planned: 'Nach der geplanten Zeit',
  opening: 'Nach dem Öffnen',
  now: 'Von jetzt an',
} as const satisfies Record<QuickStart['after'], string>;

/** The typed time as an ISO instant; null while it is none. */
function proposedBy({ day, time }: TypedInstant, timeZone: string): string | null {
  const clock = clockTimeFrom(time);
  return isCalendarDate(day) && clock !== null ? instantOf({ day, time: clock }, timeZone) : null;
}

const missingOf = ({ day, time }: TypedInstant): Record<string, string> => ({
  ...(!isCalendarDate(day) && { [FIELD]: 'Bitte geben Sie einen Tag an.' }),
  ...(clockTimeFrom(time) === null && { time: askForClockTime }),
});

/** '18:30', with its day if that is not today. */
function quickWords(at: string, now: Date, timeZone: string): string {
  const day = otherDayText(new Date(at), now, timeZone);
  const time = formatTime(new Date(at), timeZone);
  return day === null ? time : `${day} ${time}`;
}

interface RequestedProperties {
  order: StaffOrder;
  start: QuickStart;
  timeZone: string;
}

/** What the guest asked for, and for when the order is planned if that follows from the opening hours. */
function RequestedWords({ order: { appointmentDate }, start, timeZone }: RequestedProperties) {
  const words = useAtNow((now) => {
    const timeOf = (at: string | Date) => appointmentTimeText(new Date(at), new Date(now), timeZone);
    if (appointmentDate !== null) return timeOf(appointmentDate);
    const planned = start.after === 'planned' ? `, geplant für ${timeOf(start.at)}` : '';
    return `so bald wie möglich${planned}`;
  });
  return (
    <p className={classes.words}>
      Gewünscht: <strong>{words}</strong>
    </p>
  );
}
