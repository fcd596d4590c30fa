import { Group, Modal, NativeSelect, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { fieldsAfter } from '@bestellwerk/domain/records/revisions';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { RecordRevision } from '@bestellwerk/domain/contracts/record.schema';
import { ComparedSides } from '../../../../shared/record-fields/compared-sides.js';
import { type ComparedValue, comparedValues } from './compared-values.js';
import classes from './comparison-dialog.module.css';

interface Properties {
  resource: Resource;
  /** Newest first. */
  revisions: readonly RecordRevision[];
  /** When each of them was. */
  times: readonly string[];
  /** The revision that the newest is compared with at first; null while nothing is. */
  compared: string | null;
  onClose(): void;
}

/** Two versions of a record side by side. */
export function ComparisonDialog({ compared, onClose, ...rest }: Properties) {
  return (
    <Modal
      opened={compared !== null}
      onClose={onClose}
      size="min(100vw, 1100px)"
      title="Fassungen vergleichen"
    >
      {compared !== null && <Comparison key={compared} {...rest} compared={compared} />}
    </Modal>
  );
}

function Comparison({
  resource,
  revisions,
  times,
  compared,
}: Omit<Properties, 'onClose'> & { compared: string }) {
  const newest = revisions[0]!.revision;
  const [left, setLeft] = useState(compared);
  const [right, setRight] = useState(newest);
  const [isWhole, setWhole] = useState(false);
  const names = revisions.map(({ revision, actor }, index) => ({
    value: revision,
    label: `${times[index]}, ${actor.name ?? 'System'}${revision === newest ? ' (jetzt)' : ''}`,
  }));
  const values = comparedValues(resource, fieldsAfter(revisions, left), fieldsAfter(revisions, right));
  const shown = values.filter(({ isSame }) => isWhole || !isSame);
  return (
    <Stack>
      <div className={classes.sides}>
        <NativeSelect
          label="Links"
          data={names}
          value={left}
          onChange={(event) => setLeft(event.currentTarget.value)}
        />
        <NativeSelect
          label="Rechts"
          data={names}
          value={right}
          onChange={(event) => setRight(event.currentTarget.value)}
        />
      </div>
      <Group>
        <Switch
          label="Auch zeigen, was gleich ist"
          checked={isWhole}
          onChange={(event) => setWhole(event.currentTarget.checked)}
        />
      </Group>
      {shown.length === 0 && <p role="status">Diese beiden Fassungen sagen dasselbe.</p>}
      {shown.map((value) => (
        <Value key={value.place.join('/')} {...value} />
      ))}
    </Stack>
  );
}

function Value({ place, ...sides }: ComparedValue) {
  return (
    <section className={classes.value} data-same={sides.isSame || undefined}>
      <h3>{place.join(' › ')}</h3>
      <div className={classes.sides}>
        <ComparedSides {...sides} />
      </div>
    </section>
  );
}
