import { bare } from '@bestellwerk/domain/records/item-types';
import { DndContext, DragOverlay, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button, Input, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { EditorFrame } from '../../../shared/record-fields/editor-frame.js';
import { emptyFields, type FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { isAnythingWrong } from '../../../shared/record-fields/problems-below.js';
import { useNames } from '../../../shared/record-fields/record-names.js';
import { sortingAnnouncements } from '../../../shared/sorting/sortable-list.js';
import { EntryRow } from './entry-row.js';
import { nameOf, placeWords, targetWords } from './entry-words.js';
import classes from './entry-tree.module.css';
import { type EntryFields, mayHaveBelow, type Step, step, type TreeEntry } from './entry-tree.js';
import { nearestRow, useTreeDrag } from './use-tree-drag.js';
import { useTreeEditing } from './use-tree-editing.js';

const verticalScroll = { threshold: { x: 0, y: 0.2 } };

/** The entries of a tree as one list, indented by their levels. */
export default function EntryTreeEditor(properties: FieldEditorProps<readonly TreeEntry[] | null>) {
  const { path, schema, value, onChange, problemAt, isReadOnly, record } = properties;
  const tree = useTreeEditing(path, value, onChange, () => blankOf(entrySchema(schema, 0)));
  const { rows, paths, removal } = tree;
  const { shown, dragged, handlers } = useTreeDrag(rows, tree.moveTo);
  const sites = rows.map(({ fields }) => fields.site);
  const pages = new Map(useNames('site', sites).map(({ id, name }) => [id, name]));
  const wrong = rows.flatMap(({ key, depth, fields }, index) =>
    isAnythingWrong({ path: paths[index]!, schema: entrySchema(schema, depth), value: fields, problemAt })
      ? [key]
      : [],
  );
  const [known, setKnown] = useState<readonly string[]>([]);
  if (wrong.join() !== known.join()) {
    setKnown(wrong);
    tree.open(...wrong.filter((key) => !known.includes(key)));
  }
  const steps = (index: number, direction: Step) =>
    step(rows, index, direction) && (() => tree.stepBy(index, direction));

  const removed = removal && (
    <li key="removed" className={classes.removal}>
      {removal.words}
      <Button variant="subtle" size="compact-md" onClick={tree.undo}>
        Rückgängig
      </Button>
    </li>
  );

  return (
    // What cannot be opened would hide what may be read.
    <EditorFrame {...properties} isReadOnly={false}>
      {rows.length === 0 && !removal && <p className={classes.none}>Noch kein Eintrag.</p>}
      <DndContext
        sensors={useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))}
        collisionDetection={nearestRow}
        autoScroll={verticalScroll}
        accessibility={{
          announcements: {
            ...sortingAnnouncements((id) => nameOf(rows.find(({ key }) => key === id)!.fields)),
            // The new place is announced as for keys.
            onDragOver: () => undefined,
            onDragEnd: () => undefined,
          },
          screenReaderInstructions: {
            draggable: 'Zum Verschieben die Alt-Taste halten und die Pfeiltasten drücken.',
          },
        }}
        {...handlers}
      >
        <SortableContext items={shown.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          <ol ref={tree.list} className={classes.entries} aria-label="Einträge">
            {shown.flatMap((row) => {
              const index = rows.findIndex(({ key }) => key === row.key);
              const isDragged = dragged?.key === row.key;
              return [
                index === removal?.index && removed,
                <EntryRow
                  key={row.key}
                  {...{ problemAt, isReadOnly, record }}
                  path={paths[index]!}
                  row={isDragged ? dragged : row}
                  schema={entrySchema(schema, row.depth)}
                  place={placeWords(rows, index)}
                  target={targetWords(rows, index, pages)}
                  isOpen={!isDragged && tree.opened.has(row.key)}
                  isWrong={wrong.includes(row.key)}
                  onToggle={() => tree.toggle(row.key)}
                  onChange={(fields) => tree.change(index, fields)}
                  onStep={(direction) => tree.stepBy(index, direction)}
                  actions={{
                    steps: {
                      up: steps(index, 'up'),
                      down: steps(index, 'down'),
                      in: steps(index, 'in'),
                      out: steps(index, 'out'),
                    },
                    onAddBelow: mayHaveBelow(row) ? () => tree.addBelow(index) : null,
                    onRemove: () => tree.remove(index),
                  }}
                />,
              ];
            })}
            {removal?.index === rows.length && removed}
          </ol>
        </SortableContext>
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <div className={classes.held}>
              {nameOf(dragged.fields)}
              {dragged.below > 0 && <small>und {dragged.below} darunter</small>}
            </div>
          )}
        </DragOverlay>
      </DndContext>
      {!isReadOnly && rows.length > 1 && (
        <Input.Description>
          Verschieben: am Griff ziehen, oder auf dem Griff Alt und eine Pfeiltaste drücken.
        </Input.Description>
      )}
      {!isReadOnly && (
        <Button
          ref={tree.adding}
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={tree.add}
        >
          Eintrag hinzufügen
        </Button>
      )}
      <VisuallyHidden role="status">{tree.announced}</VisuallyHidden>
    </EditorFrame>
  );
}

/** The schema of the entries of a level. */
function entrySchema(list: z.ZodType, depth: number): z.ZodObject {
  const { element } = bare(list) as z.ZodArray<z.ZodObject>;
  return depth === 0 ? element : entrySchema(element.shape['children'] as z.ZodType, depth - 1);
}

function blankOf({ shape }: z.ZodObject): EntryFields {
  const { children: _, ...fields } = shape as Record<string, z.ZodType>;
  return emptyFields(fields) as unknown as EntryFields;
}
