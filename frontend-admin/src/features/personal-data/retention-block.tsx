import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { retentionOf, type Retention } from '@bestellwerk/domain/contracts/retention.schema';
import { plannedText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import type { RetentionField } from '@bestellwerk/domain/records/definitions/config-retention';
import { type EnteredNumber, NumberEntry } from '../../shared/forms/number-entry.js';
import { formErrorsOf, noErrors, sendOnce } from '../../shared/forms/form-sending.js';
import { useChangeRecordMutation, useRecordQuery } from '../../shared/records/single-record-api.js';
import type { ReadRecord } from '../../shared/records/record-types.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { Block } from '../../shared/ui/block.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { FormAlert } from '../../shared/ui/notes.js';
import { useRetentionPreviewQuery, useRetentionQuery } from './personal-data-api.js';
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
  const [change, { isLoading, error }] = useChangeRecordMutation();
  const errors = error ? formErrorsOf(error, (field) => field in entered) : noErrors;
  const asked = useSettled(entered);
  const { currentData: preview } = useRetentionPreviewQuery(asked as Retention, { skip: !isComplete(asked) });

  const [isAsking, setAsking] = useState(false);
  const { data: state } = useRetentionQuery(undefined, { refetchOnMountOrArgChange: true });
  const timeZone = useTimeZone();
  const known = retentionOf(record as Partial<Retention>);
  const isShorter = kinds.some(({ name }) => isLess(entered[name], known[name]));
  const concerned = preview
    ? kinds.flatMap(({ name, one, many }) => (preview[name] > 0 ? [countText(preview[name], one, many)] : []))
    : [];

  const save = async () => {
    if (!isComplete(entered)) return;
    setAsking(false);
    const { data } = await sendOnce('retention', entered, (idempotencyKey) =>
      change({ ...PLACE, revision: record.revision, changes: entered, idempotencyKey }),
    );
    if (data) dispatch(toastShown({ kind: 'success', text: 'Die Fristen wurden gespeichert.' }));
  };
  return (
    <form
      className={classes.retention}
      onSubmit={(event) => {
        event.preventDefault();
        if (isShorter && isComplete(entered)) setAsking(true);
        else void save();
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
      {state?.coming && (
        <p className={classes.note} role="status">
          Die kürzeren Fristen gelten ab {plannedText(new Date(state.coming.from), new Date(), timeZone)}. Bis
          dahin wird nach den bisherigen gelöscht.
        </p>
      )}
      <FormAlert text={errors.general} />
      <Group>
        <Button type="submit" loading={isLoading}>
          Fristen speichern
        </Button>
      </Group>
      <ConfirmDialog
        opened={isAsking}
        title="Früher löschen?"
        action="Kürzere Fristen speichern"
        isDangerous
        isWorking={isLoading}
        onConfirm={() => void save()}
        onClose={() => setAsking(false)}
      >
        {concerned.length > 0
          ? `Nach diesen Fristen würde heute gelöscht: ${concerned.join(', ')}. `
          : 'Nach diesen Fristen wäre heute nichts zu löschen. '}
        Sie gelten erst 24 Stunden nach dem Speichern, bis dahin können Sie sie hier wieder ändern. Was dann
        gelöscht ist, lässt sich nicht wiederherstellen.
      </ConfirmDialog>
    </form>
  );
}

/** Whether what was entered keeps less long than before; an empty field keeps for ever. */
const isLess = (entered: EnteredNumber, before: number | null): boolean =>
  typeof entered === 'number' && (before === null || entered < before);

const rangeError = (days: EnteredNumber): string | null =>
  typeof days === 'number' && (days < 1 || days > MOST_DAYS)
    ? 'Bitte geben Sie 1 bis 3.650 Tage ein, oder lassen Sie das Feld leer.'
    : null;

const isComplete = (entered: Entered): boolean =>
  Object.values(entered).every((days) => typeof days !== 'string' && rangeError(days) === null);

const countText = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`;

const concernedText = (count: number, one: string, many: string): string =>
  `Betrifft heute ${countText(count, one, many)}.`;

/** What was entered, once nothing was typed for a moment. */
function useSettled(entered: Entered): Entered {
  const [settled, setSettled] = useState(entered);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(entered), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [entered]);
  return settled;
}
