import { memo, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import {
  appointmentDateText,
  dayAndTime,
  fromWords,
} from '@bestellwerk/domain/opening-hours/appointment-texts';
import { formatTime } from '@bestellwerk/domain/text/formats';
import { timesOf } from '@bestellwerk/domain/opening-hours/preorder-slots';
import { quarterHours } from '@bestellwerk/domain/opening-hours/quarter-hours';
import { type CalendarDate, instantAt, localTime } from '@bestellwerk/domain/calendar/zoned-time';
import { termsChosen } from '../../../shared/cart/cart-slice.js';
import { timeZoneOf, useShop } from '../../../shared/catalogue/use-shop.js';
import { useNow } from '../../../shared/use-now.js';
import { FieldProblem } from '../fields.js';
import { fieldId, useProblem } from '../problems.js';
import { Section } from '../section.js';
import { DateDialog } from './date-dialog.js';
import { PickerButton } from './picker-button.js';
import { TimeChip } from './time-chip.js';
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
/** As many as stand in one line of a phone beside 'Weitere Zeiten'. */
const QUICK_TIMES = 3;

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
  const { days, isTakingOrders, earliest } = useAppointmentTimes(branch, mode, items);
  const [shown, setShown] = useState<Shown | null>(null);
  const [arePickersKept, keepPickers] = useState(false);
  const problem = useProblem('appointmentDate') ?? objection;
  const chosen = appointmentDate === null ? null : new Date(appointmentDate);
  const chosenDay = chosen && localTime(chosen, timeZone).date;
  const { date: today } = localTime(now, timeZone);
  const textOf = (at: Date | null) => appointmentDateText(at, branch, now, timeZone);
  const windowsOn = (date: CalendarDate) => days.find((day) => day.date === date)?.windows ?? [];

  const quick = earliest === null ? [] : quarterHours(days, earliest, QUICK_TIMES);
  const isQuick = chosen === null || quick.some((time) => time.getTime() === chosen.getTime());
  const hasPickers = days.length > 0 || chosen !== null;
  const arePickersShown = hasPickers && (arePickersKept || !isQuick || branch.isAppointmentRequired);

  const close = () => setShown(null);
  /** From a picker, which stays there although the choice is taken back in its dialog. */
  const open = (dialog: Shown) => {
    keepPickers(true);
    setShown(dialog);
  };
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
  const ofTime = (): Shown => ({ dialog: 'time', date: chosenDay ?? days[0]!.date });
  return (
    <Section title="Wann?">
      <div
        id={id}
        tabIndex={-1}
        role="group"
        aria-label="Termin"
        aria-describedby={problem ? `${id}-fehler` : undefined}
        className={problem ? 'border-l-4 border-alarm pl-3' : ''}
      >
        <div className="flex flex-wrap gap-x-1.5 gap-y-2 tablet:gap-x-2">
          {isTakingOrders && !branch.isAppointmentRequired && (
            <TimeChip isChosen={chosen === null} onClick={() => choose(null)}>
              {textOf(null)}
              {earliest && <span className="font-normal"> ({fromWords(earliest, now, timeZone)})</span>}
            </TimeChip>
          )}
          {quick.map((time) => (
            <TimeChip
              key={time.getTime()}
              isChosen={chosen?.getTime() === time.getTime()}
              onClick={() => choose(time)}
            >
              {dayAndTime(time, now, timeZone)}
            </TimeChip>
          ))}
          {hasPickers && !branch.isAppointmentRequired && (
            <button
              type="button"
              aria-haspopup="dialog"
              className="link min-h-[2.6rem] tablet:px-1"
              onClick={() => setShown(days.length === 1 ? ofTime() : { dialog: 'date' })}
            >
              Weitere Zeiten
            </button>
          )}
        </div>
        {!isTakingOrders && chosen === null && <p>Derzeit können wir leider keine Termine anbieten.</p>}
        {arePickersShown && (
          <div className="mt-3 grid grid-cols-2 gap-x-2.5 tablet:gap-x-4">
            <PickerButton
              label="Datum"
              icon="calendar"
              isWrong={problem !== null}
              onClick={() => open({ dialog: 'date' })}
            >
              {textOf(chosen)}
            </PickerButton>
            <PickerButton
              label="Uhrzeit"
              icon="clock"
              isWrong={problem !== null}
              onClick={() => open(ofTime())}
            >
              {chosen ? `${formatTime(chosen, timeZone)} Uhr` : 'Uhrzeit wählen'}
            </PickerButton>
          </div>
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
