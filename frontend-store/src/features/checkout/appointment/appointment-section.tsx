import { memo, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { appointmentDateText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { formatTime } from '@bestellwerk/domain/text/formats';
import { isOpenFor } from '@bestellwerk/domain/opening-hours/open-state';
import { timesOf } from '@bestellwerk/domain/opening-hours/preorder-slots';
import { type CalendarDate, instantAt, localTime } from '@bestellwerk/domain/calendar/zoned-time';
import { termsChosen } from '../../../shared/cart/cart-slice.js';
import { timeZoneOf, useShop } from '../../../shared/catalogue/use-shop.js';
import { useNow } from '../../../shared/use-now.js';
import { FieldProblem } from '../fields.js';
import { fieldId, useProblem } from '../problems.js';
import { Section } from '../section.js';
import { DateDialog } from './date-dialog.js';
import { PickerButton } from './picker-button.js';
import { TimeDialog } from './time-dialog.js';
import { sameClockTime } from './time-moves.js';
import { useAppointmentTimes } from './use-appointment-times.js';

interface Props {
  branch: Branch;
  mode: DeliveryMode;
  items: OrderForm['items'];
  /** The chosen time as an ISO instant; null is as soon as possible. */
  appointmentDate: string | null;
  /** Why the chosen time is impossible; shown before the guest submits. */
  objection: string | null;
}

type Shown = { dialog: 'date' } | { dialog: 'time'; date: CalendarDate };

const id = fieldId('appointmentDate');
const NOON = 12 * 60;

/** When the order is wanted: as soon as possible, or at a chosen day and time. */
export const AppointmentSection = memo(function AppointmentSection({
  branch,
  mode,
  items,
  appointmentDate,
  objection,
}: Props) {
  const dispatch = useDispatch();
  const now = useNow();
  const timeZone = timeZoneOf(useShop(), branch);
  const { days, isTakingOrders } = useAppointmentTimes(branch, mode, items);
  const [shown, setShown] = useState<Shown | null>(null);
  const problem = useProblem('appointmentDate') ?? objection;
  const chosen = appointmentDate === null ? null : new Date(appointmentDate);
  const chosenDay = chosen && localTime(chosen, timeZone).date;
  const { date: today } = localTime(now, timeZone);
  const textOf = (at: Date | null) => appointmentDateText(at, branch, now, timeZone);
  const windowsOn = (date: CalendarDate) => days.find((day) => day.date === date)?.windows ?? [];

  const close = () => setShown(null);
  const choose = (time: Date | null) => {
    const terms = { appointmentDate: time?.toISOString() ?? null };
    dispatch(termsChosen({ branch: branch.identifier, terms }));
    close();
  };
  const chooseDay = (date: CalendarDate) => {
    const times = windowsOn(date).flatMap(timesOf);
    const kept = chosen && sameClockTime(times, chosen, timeZone);
    choose(kept ?? times[0] ?? chosen);
    if (!kept) setShown({ dialog: 'time', date });
  };
  const isOpenNow = isOpenFor(mode, branch, now, timeZone);
  const isChoosable = chosen !== null || days.length > 0;
  return (
    <Section title="Ihr Termin">
      <div
        id={id}
        tabIndex={-1}
        role="group"
        aria-label="Termin"
        aria-describedby={problem ? `${id}-fehler` : undefined}
        className={problem ? 'border-l-4 border-alarm pl-3' : ''}
      >
        {isChoosable ? (
          <div className="grid gap-4 tablet:grid-cols-[3fr_2fr]">
            <PickerButton
              label="Datum"
              icon="calendar"
              isWrong={problem !== null}
              onClick={() => setShown({ dialog: 'date' })}
            >
              {textOf(chosen)}
            </PickerButton>
            <PickerButton
              label="Uhrzeit"
              icon="clock"
              isWrong={problem !== null}
              onClick={() => setShown({ dialog: 'time', date: chosenDay ?? days[0]!.date })}
            >
              {chosen ? `${formatTime(chosen, timeZone)} Uhr` : 'Uhrzeit wählen'}
            </PickerButton>
          </div>
        ) : (
          <p>{isTakingOrders ? textOf(null) : 'Derzeit können wir leider keine Termine anbieten.'}</p>
        )}
        {chosen === null && isTakingOrders && !branch.isAppointmentRequired && !isOpenNow && (
          <p className="mt-2 text-sm text-ink-soft">
            Ohne Termin beginnen wir, sobald wir wieder {mode === 'delivery' ? 'liefern' : 'geöffnet haben'}.
          </p>
        )}
        <div aria-live="polite">{problem && <FieldProblem id={`${id}-fehler`}>{problem}</FieldProblem>}</div>
      </div>
      {shown?.dialog === 'date' && (
        <DateDialog
          days={days}
          chosen={chosenDay}
          today={today}
          onSave={chooseDay}
          onClear={() => choose(null)}
          onClose={close}
        />
      )}
      {shown?.dialog === 'time' && (
        <TimeDialog
          dayText={textOf(instantAt(shown.date, NOON, timeZone))}
          windows={windowsOn(shown.date)}
          chosen={chosen}
          timeZone={timeZone}
          next={(days.find(({ date }) => date > shown.date) ?? days[0])?.windows[0]?.from ?? null}
          onSave={choose}
          onClose={close}
        />
      )}
    </Section>
  );
});
