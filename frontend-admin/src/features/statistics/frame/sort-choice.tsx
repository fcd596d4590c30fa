import { NativeSelect } from '@mantine/core';
import cards from './figure-table.module.css';

interface Properties {
  columns: readonly { key: string; label: string }[];
  /** As of SortHeader: a column's key, with a minus for descending; '' for the order of the rows. */
  sort: string;
  /** The rows have an order that is none of a column's. */
  hasOwnOrder: boolean;
  onSort(sort: string): void;
}

/** The order of a table that is shown as cards, which have no heads of columns. */
export const SortChoice = ({ columns, sort, hasOwnOrder, onSort }: Properties) => (
  <NativeSelect
    className={cards.sort}
    label="Sortieren nach"
    value={sort}
    onChange={({ currentTarget: { value } }) => onSort(value)}
    data={[
      ...(hasOwnOrder ? [{ value: '', label: 'Wie sie kommen' }] : []),
      ...columns.flatMap(({ key, label }) => [
        { value: `-${key}`, label: `${label}, absteigend` },
        { value: key, label: `${label}, aufsteigend` },
      ]),
    ]}
  />
);
