import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Handle, useSortableItem } from '../../shared/sorting/sortable-item.js';
import { ItemMenu } from '../../shared/sorting/item-menu.js';
import { AddFromList } from './add-from-list.js';
import type { BoardPlace } from './board-keys.js';
import { addProduct, moveProduct, removeCategory, removeProduct, type Catalogue } from './catalogue-moves.js';
import classes from './menu-board.module.css';
import { ProductCard } from './menu-cards.js';
import type { NamedRecords } from './use-catalogue-names.js';

interface Properties {
  id: string;
  keys: readonly string[];
  name: string;
  index: number;
  catalogue: Catalogue;
  columnNames: readonly string[];
  isGone: boolean;
  products: NamedRecords;
  /** The item being dragged. */
  dragged: BoardPlace['kind'] | null;
  isReadOnly: boolean;
  onChange(catalogue: Catalogue): void;
  onMove(to: number): void;
}

/** A category with its products in their order. */
export function CategoryColumn({ id, keys, name, index, catalogue, onChange, onMove, ...rest }: Properties) {
  const { columnNames, isGone, products, dragged, isReadOnly } = rest;
  const own = catalogue[index]!.products;
  const { item, handle } = useSortableItem(id, {
    isFixed: isReadOnly,
    isNoTarget: isReadOnly || (dragged === 'product' && own.length > 0),
  });
  const count = own.length === 1 ? '1 Produkt' : `${own.length} Produkte`;
  return (
    <li {...item} className={classes.column} aria-label={`${name}, ${count}`}>
      <header>
        {!isReadOnly && <Handle name={name} handle={handle} />}
        <strong data-gone={isGone || undefined}>
          {name} <small>{own.length}</small>
        </strong>
        {!isReadOnly && (
          <ItemMenu
            name={name}
            place={{ index, of: catalogue.length }}
            onMove={onMove}
            onRemove={() => onChange(removeCategory(catalogue, index))}
          />
        )}
      </header>
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        <ol className={classes.cards} aria-label={`Produkte in ${name}`}>
          {own.map((product, at) => (
            <ProductCard
              key={keys[at]}
              id={keys[at]!}
              product={products.of(product)}
              place={{ index: at, of: own.length }}
              columnNames={columnNames}
              column={index}
              isCategoryDragged={dragged === 'category'}
              isReadOnly={isReadOnly}
              onMove={(to) => onChange(moveProduct(catalogue, product, { column: index, index: at }, to))}
              onRemove={() => onChange(removeProduct(catalogue, { column: index, index: at }))}
            />
          ))}
        </ol>
      </SortableContext>
      {own.length === 0 && (
        <p className={classes.empty}>Noch kein Produkt. Ohne Produkte fehlt sie im Shop.</p>
      )}
      {!isReadOnly && (
        <AddFromList
          label={`Produkt zu ${name} hinzufügen`}
          placeholder="Produkt hinzufügen"
          nothingFound="Kein weiteres Produkt gefunden"
          choices={products.all.filter((product) => !own.includes(product.id))}
          onAdd={(product) => onChange(addProduct(catalogue, index, product))}
        />
      )}
    </li>
  );
}
