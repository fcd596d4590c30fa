import { Menu } from '@mantine/core';
import { Handle } from '../../shared/sorting/handle.js';
import { ItemMenu } from '../../shared/sorting/item-menu.js';
import { useSortableItem } from '../../shared/sorting/use-sortable-item.js';
import type { Spot } from './catalogue-moves.js';
import classes from './menu-board.module.css';
import { ProductName } from './product-name.js';
import type { Named } from './use-catalogue-names.js';

interface Properties {
  id: string;
  product: Named;
  place: { index: number; of: number };
  column: number;
  columnNames: readonly string[];
  isCategoryDragged: boolean;
  isReadOnly: boolean;
  onMove(to: Spot): void;
  onRemove(): void;
}

/** A product in a category. */
export function ProductCard({ id, product, place, column, columnNames, ...rest }: Properties) {
  const { isCategoryDragged, isReadOnly, onMove, onRemove } = rest;
  const { item, handle } = useSortableItem(id, {
    isFixed: isReadOnly,
    isNoTarget: isReadOnly || isCategoryDragged,
  });
  return (
    <li {...item} className={classes.card}>
      {!isReadOnly && <Handle name={product.name} handle={handle} />}
      <ProductName product={product} />
      {!isReadOnly && (
        <ItemMenu
          name={product.name}
          place={place}
          onMove={(index) => onMove({ column, index })}
          onRemove={onRemove}
        >
          {columnNames.length > 1 && <Menu.Label>Verschieben nach</Menu.Label>}
          {columnNames.map(
            (name, to) =>
              to !== column && (
                <Menu.Item key={to} onClick={() => onMove({ column: to, index: Infinity })}>
                  {name}
                </Menu.Item>
              ),
          )}
          <Menu.Divider />
        </ItemMenu>
      )}
    </li>
  );
}
