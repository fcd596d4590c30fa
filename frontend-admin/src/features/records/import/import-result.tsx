import { Button, Group, Stack } from '@mantine/core';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import { FormAlert } from '../../../shared/ui/notes.js';
import classes from './import.module.css';
import { recordsIn } from './csv-file.js';
import type { Imported } from './use-import.js';
import { isWrong, WrongLines } from './wrong-lines.js';

interface Properties {
  resource: Resource;
  result: Imported;
  /** Writes what is left. */
  onGoOn(): void;
  onClose(): void;
}

/** What an import has done, and what it has left out. */
export function ImportResult({
  resource,
  result: { rows, created, changed, error, rest },
  ...on
}: Properties) {
  const wrong = rows.filter(isWrong);
  return (
    <Stack>
      <FormAlert text={error && `${error} ${formatNumber(recordsIn(rest))} Zeilen fehlen noch.`} />
      <p className={classes.text} role="status">
        {formatNumber(created)} neu, {formatNumber(changed)} geändert
        {wrong.length > 0 && `, ${formatNumber(wrong.length)} ausgelassen`}.
      </p>
      {wrong.length > 0 && <WrongLines resource={resource} rows={wrong} />}
      <Group justify="flex-end">
        {rest.length === 0 ? (
          <Button onClick={on.onClose}>Fertig</Button>
        ) : (
          <>
            <Button variant="default" onClick={on.onClose}>
              Abbrechen
            </Button>
            <Button onClick={on.onGoOn}>Fortsetzen</Button>
          </>
        )}
      </Group>
    </Stack>
  );
}
