import { Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { formOf } from '@bestellwerk/domain/records/field-form';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { z } from 'zod';
import { Readable } from '../../../shared/record-fields/readable.js';
import type { Clash } from './field-changes.js';
import classes from './conflict-dialog.module.css';
import type { OpenConflict } from './use-save-record.js';

type Side = 'mine' | 'theirs';

interface Properties {
  resource: Resource;
  conflict: OpenConflict | null;
  onDecide(chosen: Fields): void;
  onClose(): void;
}

/** Lets the user who saves second resolve conflicts field by field. */
export function ConflictDialog({ resource, conflict, onDecide, onClose }: Properties) {
  return (
    <Modal
      opened={conflict !== null}
      onClose={onClose}
      size="min(100vw, 860px)"
      title="Jemand anderes hat dasselbe geändert"
    >
      {conflict && (
        <Choices resource={resource} clashes={conflict.clashes} onDecide={onDecide} onClose={onClose} />
      )}
    </Modal>
  );
}

type ChoicesProperties = Pick<Properties, 'resource' | 'onDecide' | 'onClose'> & {
  clashes: readonly Clash[];
};

function Choices({ resource, clashes, onDecide, onClose }: ChoicesProperties) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const isDecided = clashes.every(({ field }) => chosen[field] !== undefined);
  const decide = () =>
    onDecide(Object.fromEntries(clashes.map((clash) => [clash.field, clash[chosen[clash.field]!]])));
  return (
    <Stack>
      <p className={classes.text}>
        Bitte wählen Sie für jedes Feld, welcher Wert gelten soll. Alles andere ist schon zusammengeführt.
      </p>
      {clashes.map((clash) => {
        const schema = resource.fields[clash.field]!;
        const label = formOf(schema)?.label ?? clash.field;
        const choose = (side: Side) => setChosen({ ...chosen, [clash.field]: side });
        const beside = [clash.mine, clash.before, clash.theirs];
        const sideProperties = {
          schema,
          beside,
          name: clash.field,
          chosen: chosen[clash.field],
          onChoose: choose,
        };
        return (
          <fieldset key={clash.field} className={classes.clash}>
            <legend>{label}</legend>
            <SideChoice {...sideProperties} side="mine" title="Ihr Wert" value={clash.mine} />
            <div className={classes.before}>
              <strong>Vorher</strong>
              <div>
                <Readable schema={schema} value={clash.before} beside={beside} />
              </div>
            </div>
            <SideChoice
              {...sideProperties}
              side="theirs"
              title="Inzwischen gespeichert"
              value={clash.theirs}
            />
          </fieldset>
        );
      })}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Zurück zum Formular
        </Button>
        <Button disabled={!isDecided} onClick={decide}>
          So speichern
        </Button>
      </Group>
    </Stack>
  );
}

interface SideProperties {
  schema: z.ZodType;
  /** The field's values on all sides. */
  beside: readonly unknown[];
  name: string;
  side: Side;
  title: string;
  value: unknown;
  chosen: Side | undefined;
  onChoose(side: Side): void;
}

const SideChoice = ({ schema, beside, name, side, title, value, chosen, onChoose }: SideProperties) => (
  <label className={classes.side} data-chosen={chosen === side || undefined}>
    <span>
      <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
      <strong>{title}</strong>
    </span>
    <div>
      <Readable schema={schema} value={value} beside={beside} />
    </div>
  </label>
);
