import { Button } from '@mantine/core';
import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import { IconPlus } from '@tabler/icons-react';
import type { ProductPart } from '@bestellwerk/domain/records/definitions/product-part';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { EditorFrame } from '../../../shared/record-fields/editor-frame.js';
import { EditorNote } from '../../../shared/ui/notes.js';
import { SortableList } from '../../../shared/sorting/sortable-list.js';
import { useKeyedList } from '../../../shared/sorting/use-keyed-list.js';
import { PartCard } from './part-card.js';
import classes from './parts.module.css';

type Parts = readonly ProductPart[];

const added: ProductPart = { name: null, description: null, type: 'select', optional: false, options: [] };
const empty: Parts = [];

/** The steps in which a customer configures a product, in their order. */
export default function PartsEditor(properties: FieldEditorProps<{ parts: Parts } | null>) {
  const { path, value, onChange, problemAt, isReadOnly, record } = properties;
  const { list, keys, ...steps } = useKeyedList(value?.parts ?? empty, (parts) =>
    onChange({ ...value, parts }),
  );
  const nameOf = (index: number) => list[index]?.item.name || `Schritt ${index + 1}`;
  return (
    <EditorFrame {...properties}>
      {list.length > 0 && record.type === 'others' && (
        <EditorNote>
          Die Art „Ohne Auswahl“ fragt diese Schritte nicht. Wählen Sie „Mit Auswahl“ oder „Paket“.
        </EditorNote>
      )}
      {list.length === 0 && <p className={classes.none}>Noch wird beim Bestellen nichts gefragt.</p>}
      <SortableList
        keys={keys}
        strategy={verticalListSortingStrategy}
        nameOf={(key) => nameOf(keys.indexOf(key))}
        onMove={steps.move}
      >
        <ol className={classes.parts}>
          {list.map(({ key, item }, index) => (
            <PartCard
              key={key}
              id={key}
              part={item}
              name={nameOf(index)}
              place={{ index, of: list.length }}
              path={`${path}.parts.${index}`}
              problemAt={problemAt}
              isReadOnly={isReadOnly}
              record={record}
              onChange={(part) => steps.change(index, part)}
              onMove={(to) => steps.move(index, to)}
              onCopy={() => steps.copy(index, { ...item, name: item.name && `${item.name} (Kopie)` })}
              onRemove={() => steps.remove(index)}
            />
          ))}
        </ol>
      </SortableList>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => steps.add(added)}
      >
        Schritt hinzufügen
      </Button>
    </EditorFrame>
  );
}
