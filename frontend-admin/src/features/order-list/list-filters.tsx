import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { statusLabels } from '@bestellwerk/domain/ordering/order-labels';
import { DateRange } from '../../shared/ui/date-range.js';
import type { ListQuery } from './list-query.js';
import classes from './order-list-page.module.css';
import { orderStatusNames, type StatusName } from './statuses.js';

interface Properties {
  query: ListQuery;
  onChange(changes: Partial<ListQuery>): void;
}

const TYPING_PAUSE = 300;

export function ListFilters({ query, onChange }: Properties) {
  const [search, setSearch] = useState(query.search);
  const changeSoon = useDebouncedCallback((text: string) => onChange({ search: text.trim() }), TYPING_PAUSE);
  useEffect(() => {
    if (query.search === '') setSearch('');
  }, [query.search]);
  return (
    <search className={classes.filters}>
      <TextInput
        type="search"
        label="Suche"
        placeholder="Name, Nummer, Telefon …"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={search}
        onChange={({ currentTarget: { value } }) => {
          setSearch(value);
          changeSoon(value);
        }}
      />
      <NativeSelect
        label="Status"
        value={query.status ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ status: (value || null) as StatusName | null })
        }
        data={[
          { value: '', label: 'Alle' },
          ...orderStatusNames.map((value) => ({ value, label: statusLabels[value] })),
        ]}
      />
      <DateRange
        label="Zeitraum"
        placeholder="Alle Tage"
        value={[query.from, query.to]}
        onChange={([from, to]) => onChange({ from, to })}
        isClearable
      />
    </search>
  );
}
