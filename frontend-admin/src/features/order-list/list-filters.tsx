import { NativeSelect } from '@mantine/core';
import { modeLabels } from '@bestellwerk/domain/ordering/order-labels';
import { paymentStateLabels } from '@bestellwerk/domain/views/payment-state';
import { DateRange } from '../../shared/days/date-range.js';
import { SearchField } from '../../shared/ui/search-field.js';
import { type ListQuery, statusChoiceLabels } from './list-query.js';
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
      <Choice
        label="Status"
        labels={statusChoiceLabels}
        value={query.status}
        onChange={(status) => onChange({ status })}
      />
      <Choice label="Art" labels={modeLabels} value={query.mode} onChange={(mode) => onChange({ mode })} />
      <Choice
        label="Zahlung"
        labels={paymentStateLabels}
        value={query.payment}
        onChange={(payment) => onChange({ payment })}
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

interface ChoiceProperties<Name extends string> {
  label: string;
  labels: Readonly<Record<Name, string>>;
  value: Name | null;
  onChange(value: Name | null): void;
}

const Choice = <Name extends string>({ label, labels, value, onChange }: ChoiceProperties<Name>) => (
  <NativeSelect
    label={label}
    value={value ?? ''}
    onChange={({ currentTarget }) => onChange((currentTarget.value || null) as Name | null)}
    data={[
      { value: '', label: 'Alle' },
      ...Object.entries<string>(labels).map(([name, words]) => ({ value: name, label: words })),
    ]}
  />
);
