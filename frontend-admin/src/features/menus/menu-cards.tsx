import { ActionIcon, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Handle, useSortableItem } from '../../shared/sorting/sortable-item.js';
import { ItemMenu } from '../../shared/sorting/item-menu.js';
import type { Spot } from './catalogue-moves.js';
import classes from './menu-board.module.css';
import type { Named } from './use-catalogue-names.js';
import { REMOVED_NAME } from '../../shared/record-fields/record-names.js';

interface ProductCardProperties {
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
export function ProductCard({ id, product, place, column, columnNames, ...rest }: ProductCardProperties) {
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

interface TrayCardProperties {
  id: string;
  product: Named;
  columnNames: readonly string[];
  isCategoryDragged: boolean;
  isReadOnly: boolean;
  onAdd(column: number): void;
}

/** A product that waits for a category. */
export function TrayCard({
  id,
  product,
  columnNames,
  isCategoryDragged,
  isReadOnly,
  onAdd,
}: TrayCardProperties) {
  const { item, handle } = useSortableItem(id, {
    isFixed: isReadOnly,
    isNoTarget: isReadOnly || isCategoryDragged,
  });
  return (
    <li {...item} className={classes.card}>
      {!isReadOnly && <Handle name={product.name} handle={handle} />}
      <ProductName product={product} />
      {!isReadOnly && columnNames.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`${product.name} in eine Kategorie aufnehmen`}
            >
              <IconPlus size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>Aufnehmen in</Menu.Label>
            {columnNames.map((name, column) => (
              <Menu.Item key={column} onClick={() => onAdd(column)}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}

/** What a product is called, and why the shop may not show it. */
export const ProductName = ({ product: { name, isGone, isEnabled } }: { product: Named }) => (
  <span className={classes.name} data-gone={isGone || undefined}>
    {name}
    {isGone && name !== REMOVED_NAME && <small>{REMOVED_NAME}</small>}
    {!isGone && !isEnabled && <small>wird nicht angeboten</small>}
  </span>
);
