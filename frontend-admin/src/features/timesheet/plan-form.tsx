import { Button, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { formatDuration } from '@bestellwerk/domain/text/formats';
import type { WeeklyPlan, WeeklyShift } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan';
import { useSaveWeeklyPlanMutation } from './timesheet-api.js';
import { useShownBranchesFor } from '../../shared/branches/use-branches.js';
import { FormAlert, FormNote } from '../../shared/ui/notes.js';
import { ChangedNote } from '../../shared/forms/changed-note.js';
import { DayField } from '../../shared/forms/day-field.js';
import { useToday } from '../../shared/shop/shop-api.js';
import { FormEnd } from '../../shared/forms/form-end.js';
import { formErrorsOf, sendOnce } from '../../shared/forms/form-sending.js';
import { useFormErrors } from '../../shared/forms/use-form-errors.js';
import { ChangesSince } from '../../shared/working-time/plan-history.js';
import { useEntries } from '../../shared/forms/entry-guard.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import {
  beginningWords,
  isPlanField,
  missingIn,
  shiftsOf,
  weekMinutes,
  type ShiftDraft,
} from './plan-draft.js';
import { weekdayNames } from '@bestellwerk/domain/text/formats';
import { ShiftRow } from './shift-row.js';
import classes from './timesheet.module.css';

/** Whose plan is edited, from which version of it, and the one that there is now. */
export interface EditedPlan {
  user: string;
  version: number;
  newest: number;
  /** Begins again with the newest version. */
  onReload(): void;
  onDone(): void;
}

interface Properties extends EditedPlan {
  shifts: readonly WeeklyShift[];
  /** The day from which this plan holds, where that is settled. */
  beginning?: string;
  /** All plans of the person. */
  others?: readonly WeeklyPlan[];
  /** A plan of the history that is to hold again, in place of `shifts`. */
  taken?: WeeklyPlan | undefined;
}

export function PlanForm(properties: Properties) {
  const {
    user,
    version,
    newest,
    shifts: known,
    beginning,
    others = [],
    taken,
    onReload,
    onDone,
  } = properties;
  const dispatch = useAppDispatch();
  const today = useToday();
  const branches = useShownBranchesFor('workingTime.correct');
  const [shifts, setShifts] = useState<readonly ShiftDraft[]>(taken?.shifts ?? known);
  const [validFrom, setValidFrom] = useState(beginning ?? beginningOf(taken, today));
  const [seen, setSeen] = useState(version);
  const leave = useEntries({ shifts, validFrom });
  const { errors, setErrors, form, recheck } = useFormErrors();
  const [save, { isLoading }] = useSaveWeeklyPlanMutation();
  const branch = branches[0]?.id ?? '';
  const change = (next: readonly ShiftDraft[], from = validFrom) => {
    setShifts(next);
    setValidFrom(from);
    recheck(missingIn(next, from, today));
  };
  const keep = () => {
    setSeen(newest);
    setErrors({ ...errors, general: null });
  };
  const add = (weekday: number) =>
    change([...shifts, { weekday, from: '', to: '', pauseMinutes: 0, branch }]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problems = missingIn(shifts, validFrom, today);
    if (Object.keys(problems).length > 0) return setErrors({ fields: problems, general: null });
    const body = { user, validFrom, shifts: shiftsOf(shifts), version: seen };
    const { data: saved, error } = await sendOnce(`weekly-plan:${user}`, body, (idempotencyKey) =>
      save({ ...body, idempotencyKey }),
    );
    if (error) return setErrors(formErrorsOf(error, isPlanField));
    const isNew = saved?.version !== seen;
    const text = isNew ? 'Wochenplan gespeichert.' : 'Der Wochenplan war schon so gespeichert.';
    dispatch(toastShown({ kind: 'success', text }));
    onDone();
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="sm">
        <FormAlert text={errors.general} />
        {taken && (
          <FormNote text="Dieser Stand gilt erst wieder, wenn Sie ihn speichern: ab dem Tag bei „Gilt ab“." />
        )}
        {newest !== seen && (
          <ChangedNote what="Dieser Wochenplan" onReload={onReload} onKeep={keep}>
            <ChangesSince user={user} version={seen} />
          </ChangedNote>
        )}
        {beginning === undefined && (
          <DayField
            label="Gilt ab"
            description={beginningWords(validFrom, today, others)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={validFrom}
            error={errors.fields.validFrom}
            onChange={(day) => change(shifts, day)}
          />
        )}
        {weekdayNames.map((name, day) => (
          <section key={name} className={classes.weekday} aria-label={name}>
            <header>
              <h3>{name}</h3>
              <Button
                variant="default"
                size="compact-md"
                aria-label={`Dienst am ${name} hinzufügen`}
                onClick={() => add(day + 1)}
              >
                Dienst hinzufügen
              </Button>
            </header>
            {shifts.map(
              (shift, index) =>
                shift.weekday === day + 1 && (
                  <ShiftRow
                    key={index}
                    shift={shift}
                    branches={branches}
                    errorAt={(field) => errors.fields[`shifts.${index}.${field}`]}
                    onChange={(changes) =>
                      change(shifts.map((one, at) => (at === index ? { ...one, ...changes } : one)))
                    }
                    onRemove={() => change(shifts.filter((_, at) => at !== index))}
                  />
                ),
            )}
          </section>
        ))}
        <p className={classes.week}>
          Zusammen <strong>{formatDuration(weekMinutes(shifts))}</strong> in der Woche, ohne Pausen
        </p>
        <FormEnd action="Wochenplan speichern" isWorking={isLoading} onBack={() => leave(onDone)} />
      </Stack>
    </form>
  );
}

/** What is taken from the history holds from today on: on the day when it began, another one has taken its place since. */
const beginningOf = (taken: WeeklyPlan | undefined, today: string): string =>
  taken && taken.validFrom > today ? taken.validFrom : today;
