import { ActionIcon, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Handle } from '../../shared/sorting/handle.js';
import { useSortableItem } from '../../shared/sorting/use-sortable-item.js';
import classes from './menu-board.module.css';
import { ProductName } from './product-name.js';
import type { Named } from './use-catalogue-names.js';

interface Properties {
  id: string;
  product: Named;
  columnNames: readonly string[];
  isCategoryDragged: boolean;
  isReadOnly: boolean;
  onAdd(column: number): void;
}

/** A product that waits for a category. */
export function TrayCard({ id, product, columnNames, isCategoryDragged, isReadOnly, onAdd }: Properties) {
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
