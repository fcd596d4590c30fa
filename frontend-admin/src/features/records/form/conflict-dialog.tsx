import { Button, Group, Modal, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formOf } from '@bestellwerk/domain/records/field-form';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { formatDate, formatTime } from '@bestellwerk/domain/text/formats';
import type { z } from 'zod';
import { Readable } from '../../../shared/record-fields/readable.js';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { useRecordHistoryQuery } from '../../../shared/records/single-record-api.js';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import { type ClashPart, clashParts } from './clash-parts.js';
import { ClashSide } from './clash-side.js';
import type { Clash } from './field-changes.js';
import classes from './conflict-dialog.module.css';
import type { OpenConflict } from './use-save-record.js';

type Side = 'mine' | 'theirs';

const savedTitles: Record<Side, string> = { mine: 'Ihr Wert', theirs: 'Inzwischen gespeichert' };
/** Nobody has saved what has changes of both. */
const mergedTitles: Record<Side, string> = {
  mine: 'Mit Ihrer Änderung',
  theirs: 'Mit der anderen Änderung',
};

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
        <>
          <LastSaved resource={resource} record={conflict.record} />
          <Choices resource={resource} clashes={conflict.clashes} onDecide={onDecide} onClose={onClose} />
        </>
      )}
    </Modal>
  );
}

/** Who saved what the user's changes clash with, and when; nothing until it is known. */
function LastSaved({ resource, record }: { resource: Resource; record: ReadRecord }) {
  const timeZone = useTimeZone();
  const id = resource.only === undefined ? record.id : null;
  const { data } = useRecordHistoryQuery({ path: resource.path, id }, { refetchOnMountOrArgChange: true });
  const saved = data?.find(({ revision }) => revision === record.revision);
  if (!saved?.actor.name) return null;
  const [at, now] = [new Date(saved.at), new Date()];
  const day = formatDate(at, timeZone);
  const when = day === formatDate(now, timeZone) ? '' : `am ${day} `;
  return (
    <p className={classes.saved}>
      {saved.actor.name} hat {when}um {formatTime(at, timeZone)} Uhr gespeichert.
    </p>
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
        const titles = clash.isMerged ? mergedTitles : savedTitles;
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
            <SideChoice {...sideProperties} side="mine" title={titles.mine}>
              {differences ? (
                <ClashSide parts={differences} side="mine" />
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
            <SideChoice {...sideProperties} side="theirs" title={titles.theirs}>
              {differences ? (
                <ClashSide parts={differences} side="theirs" />
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

/** More of them nobody compares. */
const MOST_PARTS = 20;

/** The parts of contents in which the two sides differ; null where the whole values are shown. */
function differencesOf(schema: z.ZodType, { mine, theirs }: Clash): readonly ClashPart[] | null {
  const kind = formOf(schema)?.control.kind;
  if (kind !== 'group' && kind !== 'tabs' && kind !== 'collection') return null;
  const differences = clashParts(schema, mine, theirs);
  return differences.length > 0 && differences.length <= MOST_PARTS ? differences : null;
}

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
