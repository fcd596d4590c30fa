import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import type { ImportedRow } from '../../../shared/records/record-types.js';
import { PriceDialog, type PriceQuestion } from '../form/price-dialog.js';
import { ChangedLines } from './changed-lines.js';
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
  const [question, ask] = useState<PriceQuestion | null>(null);
  const isUseful = right.some(({ action }) => action !== 'none');
  const jumps = right.flatMap((row) =>
    row.jumps.map((jump) => ({ ...jump, label: row.title || jump.label })),
  );
  const start = () => (jumps.length > 0 ? ask({ jumps, goOn: onStart }) : onStart());
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
      <ChangedLines resource={resource} rows={right} />
      <p className={classes.text}>{advice(wrong.length > 0, isUseful, jumps.length)}</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onOther}>
          Andere Datei wählen
        </Button>
        <Button disabled={!isUseful} onClick={start}>
          {wrong.length > 0 ? 'Die übrigen importieren' : 'Importieren'}
        </Button>
      </Group>
      <PriceDialog question={question} onClose={() => ask(null)} />
    </Stack>
  );
}

function advice(isPartlyWrong: boolean, isUseful: boolean, jumps: number): string {
  if (!isUseful) return 'An dieser Datei gibt es nichts zu importieren.';
  if (jumps > 0 && !isPartlyWrong) return 'Bitte prüfen Sie die Preise. Noch ist nichts geschrieben.';
  return isPartlyWrong
    ? 'Verbessern Sie die Datei und wählen Sie sie noch einmal, oder lassen Sie diese Zeilen aus.'
    : 'Alles in Ordnung. Noch ist nichts geschrieben.';
}
