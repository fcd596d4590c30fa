import { Button, Group, Stack } from '@mantine/core';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { formatNumber } from '@bestellwerk/domain/rules/formats';
import { FormAlert } from '../../../shared/forms/form-alert.js';
import classes from './import.module.css';
import type { ImportState } from './use-import.js';
import { isWrong, WrongLines } from './wrong-lines.js';

interface Properties {
  resource: Resource;
  result: Extract<ImportState, { step: 'imported' }>;
  onClose(): void;
}

/** What an import has done, and what it has left out. */
export function ImportResult({ resource, result: { rows, created, changed, error }, onClose }: Properties) {
  const wrong = rows.filter(isWrong);
  return (
    <Stack>
      <FormAlert text={error && `${error} Was davor kam, ist importiert.`} />
      <p className={classes.text} role="status">
        {formatNumber(created)} neu, {formatNumber(changed)} geändert
        {wrong.length > 0 && `, ${formatNumber(wrong.length)} ausgelassen`}.
      </p>
      {wrong.length > 0 && <WrongLines resource={resource} rows={wrong} />}
      <Group justify="flex-end">
        <Button onClick={onClose}>Fertig</Button>
      </Group>
    </Stack>
  );
}
