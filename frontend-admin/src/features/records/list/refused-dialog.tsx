import { Button, Group, Modal } from '@mantine/core';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { BulkResult, ReadRecord } from '../../../shared/records/record-types.js';
import classes from './record-list-page.module.css';

interface Properties {
  resource: Resource;
  records: readonly ReadRecord[];
  refused: BulkResult['refused'];
  onClose(): void;
}

/** Which of several records stayed as they were, and why. */
export function RefusedDialog({ resource, records, refused, onClose }: Properties) {
  const nameOf = (id: string) => {
    const record = records.find((one) => one.id === id);
    return (record && resource.titleOf(record)) || resource.words.one;
  };
  return (
    <Modal
      opened={refused.length > 0}
      onClose={onClose}
      title={
        refused.length === 1
          ? 'Ein Eintrag blieb, wie er war'
          : `${refused.length} Einträge blieben, wie sie waren`
      }
    >
      <ul className={classes.refused}>
        {refused.map(({ id, errors }) => (
          <li key={id}>
            <strong>{nameOf(id)}</strong>
            {errors.map(({ message }) => (
              <span key={message}>{message}</span>
            ))}
          </li>
        ))}
      </ul>
      <Group justify="flex-end" mt="md">
        <Button onClick={onClose}>Verstanden</Button>
      </Group>
    </Modal>
  );
}
