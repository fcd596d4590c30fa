import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { lineText } from '@bestellwerk/domain/ordering/order-texts';
import type { OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { useTotalsWith } from '../../../shared/orders/item-totals.js';
import classes from './items.module.css';

interface Properties {
  order: StaffOrder;
  /** The line as it is; null for a new one. */
  before: OrderItem | null;
  /** The line as it will be; null if it is removed. */
  after: OrderItem | null;
  /** All lines as they will be. */
  items: readonly OrderItem[];
}

/** A line and the order's total, before and after a change that is not saved yet. */
export function ChangePreview({ order, before, after, items }: Properties) {
  const money = (amount: number) => formatMoney(amount, order.currency);
  const totals = useTotalsWith(order)(items);
  const total = order.pricing.totalGross;
  return (
    <dl className={classes.preview} aria-label="Vorschau">
      {before && <Line name="Bisher" what={lineText(before)} value={money(before.gross)} isOld />}
      {after && <Line name="Neu" what={lineText(after)} value={money(after.gross)} />}
      <Line
        name="Gesamt"
        what={totals.totalGross === total ? 'bleibt gleich' : `bisher ${money(total)}`}
        value={money(totals.totalGross)}
      />
      {totals.openAmount > 0 && totals.openAmount !== totals.totalGross && (
        <Line name="Dann offen" value={money(totals.openAmount)} />
      )}
      {totals.owedAmount > 0 && <Line name="Dann zurückzugeben" value={money(totals.owedAmount)} />}
    </dl>
  );
}

interface LineProperties {
  name: string;
  what?: string;
  value: string;
  isOld?: boolean;
}

const Line = ({ name, what, value, isOld }: LineProperties) => (
  <div data-old={isOld || undefined}>
    <dt>{name}</dt>
    <dd>
      {what && <span>{what}</span>}
      <strong>{value}</strong>
    </dd>
  </div>
);
