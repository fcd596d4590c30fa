import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { CartLineRow } from './cart-line-row.js';
import { selectLastChange } from './last-change-slice.js';
import type { CartLine } from './price-cart.js';
import { RemovedNote } from './removed-note.js';
import type { CartChanges } from './use-cart-changes.js';

interface Props {
  branch: Branch;
  lines: readonly CartLine[];
  currency: string;
  /** The line that was put in last. */
  put?: number | null;
  /** With which amounts are stepped in the lines; else they are as they are. */
  changes?: CartChanges;
  onRemove(index: number): void;
  onEdit?(line: CartLine): void;
  /** The note for the line at an index of the cart. */
  noteAt?(index: number): ReactNode;
}

/** The cart's lines with their prices. In the place of one that was removed is the way to put it back. */
export function CartLines({ branch, lines, currency, put = null, changes, onRemove, onEdit, noteAt }: Props) {
  const { removed } = useSelector(selectLastChange(branch.identifier));
  if (lines.length === 0 && !removed) return null;
  const rows = lines.map((line, at) => (
    <CartLineRow
      key={keyOf(line, lines.slice(0, at))}
      line={line}
      currency={currency}
      isPut={line.index === put}
      changes={changes}
      onRemove={() => onRemove(line.index)}
      onEdit={onEdit && (() => onEdit(line))}
      note={noteAt?.(line.index)}
    />
  ));
  const place = removed && lines.filter(({ index }) => index < removed.index).length;
  return (
    <ul className="isolate divide-y-2 divide-dashed divide-line">
      {rows.slice(0, place ?? rows.length)}
      {place !== null && (
        <li key="removed">
          <RemovedNote branch={branch} />
        </li>
      )}
      {rows.slice(place ?? rows.length)}
    </ul>
  );
}

/** By what it is and not by its place: the line that comes up in place of a removed one must not get its focus. */
function keyOf({ item }: CartLine, before: readonly CartLine[]): string {
  const key = contentOf(item);
  return `${key} ${before.filter((other) => contentOf(other.item) === key).length}`;
}

const contentOf = ({ product, unit, parts }: CartLine['item']): string =>
  JSON.stringify([product, unit, parts]);
