import { NativeSelect } from '@mantine/core';
import { DateRange } from '../../shared/days/date-range.js';
import { SearchField } from '../../shared/ui/search-field.js';
import { type ListQuery, orderStatusNames, statusChoiceLabels, type StatusName } from './list-query.js';
import classes from './order-list.module.css';

interface Properties {
  query: ListQuery;
  onChange(changes: Partial<ListQuery>): void;
}

export function ListFilters({ query, onChange }: Properties) {
  return (
    <search className={classes.filters}>
      <SearchField
        words={query.search}
        placeholder="Nummer, Name, Telefon, Betrag …"
        onSearch={(search) => onChange({ search })}
      />
      <NativeSelect
        label="Status"
        value={query.status ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ status: (value || null) as StatusName | null })
        }
        data={[
          { value: '', label: 'Alle' },
          ...orderStatusNames.map((value) => ({ value, label: statusChoiceLabels[value] })),
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
