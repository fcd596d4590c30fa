import { Button, Group, Stack } from '@mantine/core';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { formatNumber } from '@bestellwerk/domain/rules/formats';
import type { ImportedRow } from '../../../shared/api/record-types.js';
import classes from './import.module.css';
import { isWrong, WrongLines } from './wrong-lines.js';

interface Properties {
  resource: Resource;
  rows: readonly ImportedRow[];
  onStart(): void;
  /** Back to choosing a file. */
  onOther(): void;
}

/** What an import would do, and which lines it would leave out and why. */
export function ImportPreview({ resource, rows, onStart, onOther }: Properties) {
  const wrong = rows.filter(isWrong);
  const right = rows.filter((row) => !isWrong(row));
  const count = (action: ImportedRow['action']) => right.filter((row) => row.action === action).length;
  const counts = [
    [count('create'), 'neu'],
    [count('change'), 'geändert'],
    [count('none'), 'unverändert'],
    [wrong.length, 'mit Fehlern'],
  ] as const;
  const isUseful = right.some(({ action }) => action !== 'none');
  return (
    <Stack>
      <div role="status">
        <ul className={classes.counts}>
          {counts.map(
            ([number, word]) =>
              number > 0 && (
                <li key={word} data-wrong={word === 'mit Fehlern' || undefined}>
                  {formatNumber(number)} {word}
                </li>
              ),
          )}
        </ul>
      </div>
      {wrong.length > 0 && <WrongLines resource={resource} rows={wrong} />}
      <p className={classes.text}>{advice(wrong.length > 0, isUseful)}</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onOther}>
          Andere Datei wählen
        </Button>
        <Button disabled={!isUseful} onClick={onStart}>
          {wrong.length > 0 ? 'Die übrigen importieren' : 'Importieren'}
        </Button>
      </Group>
    </Stack>
  );
}

function advice(isPartlyWrong: boolean, isUseful: boolean): string {
  if (!isUseful) return 'An dieser Datei gibt es nichts zu importieren.';
  return isPartlyWrong
    ? 'Verbessern Sie die Datei und wählen Sie sie noch einmal, oder lassen Sie diese Zeilen aus.'
    : 'Alles in Ordnung. Noch ist nichts geschrieben.';
}
