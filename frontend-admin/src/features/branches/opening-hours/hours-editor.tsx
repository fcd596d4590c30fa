import { Button } from '@mantine/core';
import { useState } from 'react';
import type { HoursEntry } from '@bestellwerk/domain/opening-hours/opening-hours';
import { entriesOf, planOf } from '@bestellwerk/domain/opening-hours/hours-plan';
import { localTime } from '@bestellwerk/domain/calendar/zoned-time';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { EditorFrame } from '../../../shared/record-fields/editor-frame.js';
import { EditorNote } from '../../../shared/ui/notes.js';
import { ComingDays } from './coming-days.js';
import { EntryList } from './entry-list.js';
import { ExceptionList } from './exception-list.js';
import classes from './hours.module.css';
import { WeekFields } from './week-fields.js';
import { wholeEntries } from './hours-entry.js';

const DAYS = 14;

/** Edits hours as a week with exceptions, with a preview of the coming days. */
export default function HoursEditor(properties: FieldEditorProps<readonly HoursEntry[] | null>) {
  const { path, schema, value, onChange, problemAt, record } = properties;
  const shopZone = useTimeZone();
  const zone = typeof record.timeZone === 'string' ? record.timeZone : shopZone;
  const { date: today } = localTime(new Date(), zone);
  const entries = value ?? [];
  const plan = planOf(entries);
  const [isList, setList] = useState(plan === null);
  const isAlways = entries.length === 0 && schema.safeParse(null).success;
  const [isShown, setShown] = useState(entries.length > 0);
  const isRefused = entries.some((_, index) =>
    ['date', 'from', 'to'].some((part) => problemAt(`${path}.${index}.${part}`) !== undefined),
  );
  if (!isShown && entries.length === 0) {
    return (
      <EditorFrame {...properties}>
        <p className={classes.none}>
          {isAlways ? 'Keine Zeiten: gilt immer.' : 'Noch keine Zeiten: immer geschlossen.'}
          <Button variant="default" onClick={() => setShown(true)}>
            Zeiten eintragen
          </Button>
        </p>
      </EditorFrame>
    );
  }
  return (
    <EditorFrame {...properties}>
      <div className={classes.place}>
        <div className={classes.sides}>
          <div className={classes.side}>
            {plan === null || isList ? (
              <>
                <EntryList entries={entries} isRefused={isRefused} onChange={onChange} />
                {plan && (
                  <Button variant="default" size="compact-md" onClick={() => setList(false)}>
                    Als Woche zeigen
                  </Button>
                )}
              </>
            ) : (
              <>
                <WeekFields
                  week={plan.week}
                  isRefused={isRefused}
                  onChange={(week) => onChange(entriesOf({ ...plan, week }))}
                />
                <ExceptionList
                  exceptions={plan.exceptions}
                  today={today}
                  isRefused={isRefused}
                  onChange={(exceptions) => onChange(entriesOf({ ...plan, exceptions }))}
                />
              </>
            )}
          </div>
          {isAlways ? (
            <EditorNote>Ohne Zeiten gilt es immer.</EditorNote>
          ) : (
            <ComingDays
              title={`Die nächsten ${DAYS} Tage`}
              days={DAYS}
              entries={wholeEntries(entries)}
              today={today}
            />
          )}
        </div>
      </div>
    </EditorFrame>
  );
}
