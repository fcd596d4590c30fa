import { NativeSelect } from '@mantine/core';
import type { PersonBalance } from '@bestellwerk/domain/contracts/working-time.schema';
import { DateRange } from '../../shared/days/date-range.js';
import type { SheetQuery } from './sheet-query.js';
import classes from './timesheet.module.css';

interface Properties {
  query: SheetQuery;
  people: readonly PersonBalance[];
  today: string;
  onChange(changes: Partial<SheetQuery>): void;
}

export const SheetFilters = ({ query, people, today, onChange }: Properties) => (
  <search className={classes.filters}>
    <DateRange
      label="Zeitraum"
      value={[query.from, query.to]}
      maxDate={today}
      onChange={([from, to]) => from !== null && to !== null && onChange({ from, to })}
    />
    <NativeSelect
      label="Person"
      value={query.user ?? ''}
      onChange={({ currentTarget: { value } }) => onChange({ user: value || null })}
      data={[{ value: '', label: 'Alle' }, ...people.map(({ user, name }) => ({ value: user, label: name }))]}
    />
  </search>
);
