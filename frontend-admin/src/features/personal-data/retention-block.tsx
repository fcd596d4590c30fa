import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { retentionOf, type Retention } from '@bestellwerk/domain/contracts/retention.schema';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import type { RetentionField } from '@bestellwerk/domain/records/definitions/config-retention';
import { type EnteredNumber, NumberEntry } from '../../shared/forms/number-entry.js';
import { formErrorsOf, noErrors, sendOnce } from '../../shared/forms/form-sending.js';
import { useChangeRecordMutation, useRecordQuery } from '../../shared/records/single-record-api.js';
import type { ReadRecord } from '../../shared/records/record-types.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import { Block } from '../../shared/ui/block.js';
import { FormAlert } from '../../shared/ui/notes.js';
import { useRetentionPreviewQuery } from './personal-data-api.js';
import classes from './personal-data.module.css';

const PLACE = { path: 'config', id: null };
const PAUSE_MS = 400;
const MOST_DAYS = 3_650;

const kinds: readonly { name: RetentionField; label: string; help: string; one: string; many: string }[] = [
  {
    name: 'keepOrdersDays',
    label: 'Daten der Gäste',
    help: 'Nach dem letzten Ereignis einer abgeschlossenen Bestellung. Beträge und Positionen bleiben.',
    one: 'Bestellung',
    many: 'Bestellungen',
  },
  {
    name: 'keepMailsDays',
    label: 'E-Mails',
    help: 'Solche, die hier statt auf einem Mailserver liegen.',
    one: 'E-Mail',
    many: 'E-Mails',
  },
  {
    name: 'keepUploadsDays',
    label: 'Dateien der Gäste',
    help: 'Nach dem Hochladen; Dateien offener Bestellungen bleiben.',
    one: 'Datei',
    many: 'Dateien',
  },
];

/** After how many days personal data is erased by itself, and how much that would be today. */
export function RetentionBlock() {
  const { data: record } = useRecordQuery(PLACE);
  return (
    <Block title="Aufbewahrung">
      <p className={classes.note}>
        Nach so vielen Tagen wird von selbst gelöscht. Ein leeres Feld bewahrt auf, bis jemand löscht.
      </p>
      <FailedRead endpoint="record" />
      {record && <RetentionForm key={record.revision} record={record} />}
    </Block>
  );
}

type Entered = Record<RetentionField, EnteredNumber>;

function RetentionForm({ record }: { record: ReadRecord }) {
  const dispatch = useAppDispatch();
  const [entered, setEntered] = useState<Entered>(() => retentionOf(record as Partial<Retention>));
  const [save, { isLoading, error }] = useChangeRecordMutation();
  const errors = error ? formErrorsOf(error, (field) => field in entered) : noErrors;
  const asked = useSettled(entered);
  const { currentData: preview } = useRetentionPreviewQuery(asked as Retention, { skip: !isComplete(asked) });

  const submit = async () => {
    if (!isComplete(entered)) return;
    const { data } = await sendOnce('retention', entered, (idempotencyKey) =>
      save({ ...PLACE, revision: record.revision, changes: entered, idempotencyKey }),
    );
    if (data) dispatch(toastShown({ kind: 'success', text: 'Die Fristen wurden gespeichert.' }));
  };
  return (
    <form
      className={classes.retention}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {kinds.map(({ name, label, help, one, many }) => (
        <div key={name}>
          <NumberEntry
            label={label}
            description={help}
            value={entered[name]}
            decimals={0}
            max={MOST_DAYS}
            unit="Tage"
            error={errors.fields[name] ?? rangeError(entered[name])}
            onChange={(value) => setEntered({ ...entered, [name]: value })}
          />
          <p className={classes.preview} role="status">
            {preview && entered[name] !== null && concernedText(preview[name], one, many)}
          </p>
        </div>
      ))}
      <FormAlert text={errors.general} />
      <Group>
        <Button type="submit" loading={isLoading}>
          Fristen speichern
        </Button>
      </Group>
    </form>
  );
}

const rangeError = (days: EnteredNumber): string | null =>
  typeof days === 'number' && (days < 1 || days > MOST_DAYS)
    ? 'Bitte geben Sie 1 bis 3.650 Tage ein, oder lassen Sie das Feld leer.'
    : null;

const isComplete = (entered: Entered): boolean =>
  Object.values(entered).every((days) => typeof days !== 'string' && rangeError(days) === null);

const concernedText = (count: number, one: string, many: string): string =>
  count === 1 ? `Betrifft heute 1 ${one}.` : `Betrifft heute ${formatNumber(count)} ${many}.`;

/** What was entered, once nothing was typed for a moment. */
function useSettled(entered: Entered): Entered {
  const [settled, setSettled] = useState(entered);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(entered), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [entered]);
  return settled;
}
