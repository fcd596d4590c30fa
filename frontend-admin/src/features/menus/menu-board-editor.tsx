import {
  DndContext,
  DragOverlay,
  closestCorners,
  pointerWithin,
  type CollisionDetection,
} from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useDeferredValue, useState } from 'react';
import type { FieldEditorProps } from '../../shared/record-fields/field-editor.js';
import { EditorFrame } from '../../shared/record-fields/editor-frame.js';
import {
  sortingAnnouncements,
  sortingInstructions,
  useSortingSensors,
} from '../../shared/sorting/sortable-list.js';
import { AddFromList } from './add-from-list.js';
import { type BoardPlace, TRAY } from './board-keys.js';
import { addCategory, addProduct, moveCategory, type Catalogue } from './catalogue-moves.js';
import { CategoryColumn } from './category-column.js';
import classes from './menu-board.module.css';
import { Tray } from './tray.js';
import { useBoardDrag } from './use-board-drag.js';
import { useCatalogueNames } from './use-catalogue-names.js';

const empty: Catalogue = [];
const MOST_IN_TRAY = 40;

/** A menu as a board: a column for each category, a card for each product, and those on no menu card beside it. */
export default function MenuBoardEditor(properties: FieldEditorProps<Catalogue | null>) {
  const { value, onChange, isReadOnly } = properties;
  const catalogue = value ?? empty;
  const { categories, products } = useCatalogueNames(catalogue);
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(search).trim().toLocaleLowerCase('de');
  const leftOut = (from: Catalogue) => {
    const used = new Set(from.flatMap((column) => column.products));
    return products.all.filter(
      ({ id, name }) => !used.has(id) && name.toLocaleLowerCase('de').includes(sought),
    );
  };
  const inTray = (from: Catalogue) => leftOut(from).slice(0, MOST_IN_TRAY);
  const { shown, keys, active, handlers } = useBoardDrag(
    catalogue,
    (from) => inTray(from).map(({ id }) => id),
    onChange,
  );
  const nameAt = (place: BoardPlace | undefined): string => {
    if (!place) return 'In keiner Kategorie';
    return place.kind === 'category'
      ? categories.of(shown[place.column]!.category).name
      : products.of(place.product).name;
  };
  const columnNames = shown.map(({ category }) => categories.of(category).name);
  return (
    <EditorFrame {...properties}>
      <DndContext
        sensors={useSortingSensors()}
        collisionDetection={boardCollisions}
        accessibility={{
          announcements: sortingAnnouncements((id) => nameAt(keys.places.get(String(id)))),
          screenReaderInstructions: sortingInstructions,
        }}
        {...handlers}
      >
        <div className={classes.board}>
          <SortableContext items={[...keys.columns]} strategy={horizontalListSortingStrategy}>
            <ol className={classes.columns} aria-label="Kategorien">
              {shown.map((column, index) => (
                <CategoryColumn
                  key={keys.columns[index]}
                  id={keys.columns[index]!}
                  keys={keys.products[index]!}
                  name={columnNames[index]!}
                  index={index}
                  catalogue={shown}
                  columnNames={columnNames}
                  isGone={categories.of(column.category).isGone}
                  products={products}
                  dragged={active?.kind ?? null}
                  isReadOnly={isReadOnly}
                  onChange={onChange}
                  onMove={(to) => onChange(moveCategory(catalogue, index, to))}
                />
              ))}
              {!isReadOnly && (
                <li className={classes.newColumn}>
                  <AddFromList
                    label="Kategorie hinzufügen"
                    nothingFound="Keine weitere Kategorie gefunden"
                    choices={categories.all.filter(
                      ({ id }) => !catalogue.some(({ category }) => category === id),
                    )}
                    onAdd={(id) => onChange(addCategory(catalogue, id))}
                  />
                </li>
              )}
            </ol>
          </SortableContext>
          <Tray
            keys={keys.tray}
            shown={inTray(shown)}
            total={leftOut(shown).length}
            search={search}
            onSearch={setSearch}
            columnNames={columnNames}
            isCategoryDragged={active?.kind === 'category'}
            isReadOnly={isReadOnly}
            onAdd={(product, column) => onChange(addProduct(catalogue, column, product))}
          />
        </div>
        <DragOverlay dropAnimation={null}>
          {active && <div className={classes.held}>{nameAt(active)}</div>}
        </DragOverlay>
      </DndContext>
    </EditorFrame>
  );
}

/** The drop target of a dragged item: the tray if the pointer is inside it, else the nearest target. */
const boardCollisions: CollisionDetection = (args) => {
  const tray = pointerWithin(args).filter(({ id }) => id === TRAY);
  return tray.length > 0 ? tray : closestCorners(args);
};
