import { Button, Group, Stack } from '@mantine/core';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { formatNumber } from '@bestellwerk/domain/rules/formats';
import type { ImportedRow } from '../../../shared/api/records-api.js';
import { labelOf } from '../form/label-of.js';
import classes from './import.module.css';

const MOST_SHOWN = 100;

interface Properties {
  resource: Resource;
  rows: readonly ImportedRow[];
  onStart(): void;
  onClose(): void;
}

/** What an import would do, and which lines it would leave out and why. */
export function ImportPreview({ resource, rows, onStart, onClose }: Properties) {
  const wrong = rows.filter(({ errors }) => errors.length > 0);
  const right = rows.filter(({ errors }) => errors.length === 0);
  const count = (action: ImportedRow['action']) =>
    formatNumber(right.filter((row) => row.action === action).length);
  const isUseful = right.some(({ action }) => action !== 'none');
  return (
    <Stack>
      <ul className={classes.counts} role="status">
        <li>{count('create')} neu</li>
        <li>{count('change')} geändert</li>
        <li>{count('none')} unverändert</li>
        <li data-wrong={wrong.length > 0 || undefined}>{formatNumber(wrong.length)} mit Fehlern</li>
      </ul>
      {wrong.length > 0 && (
        <div className={classes.wrong}>
          <table>
            <thead>
              <tr>
                <th scope="col">Zeile</th>
                <th scope="col">Eintrag</th>
                <th scope="col">Was nicht stimmt</th>
              </tr>
            </thead>
            <tbody>
              {wrong.slice(0, MOST_SHOWN).map(({ line, title, errors }) => (
                <tr key={line}>
                  <td>{line}</td>
                  <td>{title || '–'}</td>
                  <td>
                    {errors.map(({ field, message }, index) => (
                      <div key={index}>
                        {field === null ? message : `${labelOf(resource, field)}: ${message}`}
                      </div>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={classes.text}>
        {wrong.length > 0
          ? 'Zeilen mit Fehlern werden ausgelassen. Sie können die Datei auch verbessern und noch einmal wählen.'
          : 'Alles in Ordnung.'}
      </p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Abbrechen
        </Button>
        <Button disabled={!isUseful} onClick={onStart}>
          Importieren
        </Button>
      </Group>
    </Stack>
  );
}
