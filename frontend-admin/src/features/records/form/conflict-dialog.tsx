import { Button, Group, Modal, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formOf } from '@bestellwerk/domain/records/field-form';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { z } from 'zod';
import { Readable } from '../../../shared/record-fields/readable.js';
import { type ComparedValue, comparedValues } from './comparison/compared-values.js';
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
        const differences = differencesOf(schema, clash);
        const sideProperties = {
          name: clash.field,
          chosen: chosen[clash.field],
          onChoose: choose,
        };
        return (
          <fieldset
            key={clash.field}
            className={classes.clash}
            data-parts={differences !== null || undefined}
          >
            <legend>{label}</legend>
            {differences ? (
              <p className={classes.note}>Hier steht nur, worin sich die beiden unterscheiden.</p>
            ) : (
              clash.isMerged && (
                <p className={classes.note}>Was sich hier vereinen ließ, steht schon auf beiden Seiten.</p>
              )
            )}
            <SideChoice {...sideProperties} side="mine" title="Ihr Wert">
              {differences ? (
                <Parts parts={differences.map((part) => ({ ...part, value: part.before }))} />
              ) : (
                <Readable schema={schema} value={clash.mine} beside={beside} />
              )}
            </SideChoice>
            {!differences && (
              <div className={classes.before}>
                <strong>Vorher</strong>
                <div>
                  <Readable schema={schema} value={clash.before} beside={beside} />
                </div>
              </div>
            )}
            <SideChoice {...sideProperties} side="theirs" title="Inzwischen gespeichert">
              {differences ? (
                <Parts parts={differences.map((part) => ({ ...part, value: part.after }))} />
              ) : (
                <Readable schema={schema} value={clash.theirs} beside={beside} />
              )}
            </SideChoice>
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

/** More of them nobody compares: the order differs then. */
const MOST_PARTS = 20;

/** The parts of contents in which the two sides differ; null where the whole values are shown. */
function differencesOf(schema: z.ZodType, { mine, theirs }: Clash): readonly ComparedValue[] | null {
  const kind = formOf(schema)?.control.kind;
  if (kind !== 'group' && kind !== 'tabs' && kind !== 'collection') return null;
  const all = comparedValues({ fields: { value: schema } }, { value: mine }, { value: theirs });
  const differences = all.filter(({ isSame }) => !isSame);
  return differences.length > 0 && differences.length <= MOST_PARTS ? differences : null;
}

const Parts = ({ parts }: { parts: readonly (ComparedValue & { value: unknown })[] }) => (
  <dl className={classes.parts}>
    {parts.map(({ place, schema, value }) => (
      <div key={place.join('/')}>
        <dt>{place.slice(1).join(' › ')}</dt>
        <dd>
          <Readable schema={schema} value={value} />
        </dd>
      </div>
    ))}
  </dl>
);

interface SideProperties {
  name: string;
  side: Side;
  title: string;
  children: ReactNode;
  chosen: Side | undefined;
  onChoose(side: Side): void;
}

const SideChoice = ({ name, side, title, children, chosen, onChoose }: SideProperties) => (
  <label className={classes.side} data-chosen={chosen === side || undefined}>
    <span>
      <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
      <strong>{title}</strong>
    </span>
    <div>{children}</div>
  </label>
);
