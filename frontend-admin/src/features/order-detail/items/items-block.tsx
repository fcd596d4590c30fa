import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { useMay } from '../../../shared/session/use-user.js';
import { Block } from '../../../shared/ui/block.js';
import notes from '../../../shared/ui/notes.module.css';
import { ItemList } from '../item-list.js';
import classes from '../order-detail-page.module.css';
import type { PastState } from '../past-state.js';
import { Totals } from '../totals.js';
import { ItemActions } from './item-actions.js';
import { ItemDialog } from './item-dialog.js';
import { linkToItem } from './item-place.js';
import { RemoveItemDialog, type Removal } from './remove-item-dialog.js';

/** The lines of an order with their total; those who may change them while the kitchen can still follow. */
export function ItemsBlock({ order, past }: { order: StaffOrder; past?: PastState }) {
  const { items, status, currency, comment } = order;
  const isChangeable = ['requested', 'pending', 'confirmed'].includes(status);
  const mayChange = useMay()('order.change', order.branch.id) && isChangeable && !past;
  const [removal, ask] = useState<Removal | null>(null);
  return (
    <Block
      title={items.length === 1 ? '1 Position' : `${items.length} Positionen`}
      tools={
        mayChange && (
          <Button component={Link} {...linkToItem('new')} variant="default">
            Position hinzufügen
          </Button>
        )
      }
    >
      {comment && <p className={`${notes.note} ${classes.comment}`}>{comment}</p>}
      <ItemList
        items={items}
        currency={currency}
        actions={(item, index) =>
          mayChange && (
            <ItemActions
              item={item}
              index={index}
              onRemove={items.length > 1 ? () => ask({ index, item }) : undefined}
            />
          )
        }
      />
      <Totals order={order} />
      {!past && <ItemDialog order={order} mayChange={mayChange} />}
      <RemoveItemDialog order={order} removal={removal} onClose={() => ask(null)} />
    </Block>
  );
}
