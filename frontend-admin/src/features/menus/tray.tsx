import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { TextInput } from '@mantine/core';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import { TRAY } from './board-keys.js';
import classes from './menu-board.module.css';
import { TrayCard } from './menu-cards.js';
import type { Named } from './use-catalogue-names.js';

interface Properties {
  keys: readonly string[];
  shown: readonly Named[];
  /** How many the search finds, also those not shown. */
  total: number;
  search: string;
  columnNames: readonly string[];
  isCategoryDragged: boolean;
  isReadOnly: boolean;
  onSearch(text: string): void;
  onAdd(product: string, column: number): void;
}

/** The products that are in no category of the menu. */
export function Tray({ keys, shown, total, search, onSearch, ...rest }: Properties) {
  const { columnNames, isCategoryDragged, isReadOnly, onAdd } = rest;
  const { setNodeRef, isOver } = useDroppable({ id: TRAY, disabled: isCategoryDragged || isReadOnly });
  return (
    <section
      ref={setNodeRef}
      className={classes.tray}
      data-over={isOver || undefined}
      aria-label="In keiner Kategorie"
    >
      <header>
        <strong>
          In keiner Kategorie <small>{formatNumber(total)}</small>
        </strong>
        <TextInput
          aria-label="In diesen Produkten suchen"
          placeholder="Suchen"
          value={search}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      </header>
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        <ul className={classes.leftOut}>
          {shown.map((product, index) => (
            <TrayCard
              key={keys[index]}
              id={keys[index]!}
              product={product}
              columnNames={columnNames}
              isCategoryDragged={isCategoryDragged}
              isReadOnly={isReadOnly}
              onAdd={(column) => onAdd(product.id, column)}
            />
          ))}
        </ul>
      </SortableContext>
      {total === 0 && (
        <p className={classes.empty}>
          {search ? 'Kein solches Produkt ist übrig.' : 'Jedes Produkt steht in einer Kategorie.'}
        </p>
      )}
      {total > shown.length && (
        <p className={classes.empty}>
          {formatNumber(total - shown.length)} weitere. Bitte suchen Sie nach ihrem Namen.
        </p>
      )}
    </section>
  );
}
