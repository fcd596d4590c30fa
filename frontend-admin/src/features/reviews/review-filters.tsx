import { NativeSelect } from '@mantine/core';
import { DateRange } from '../../shared/days/date-range.js';
import { SearchField } from '../../shared/ui/search-field.js';
import type { ReviewFilter } from './review-filter.js';
import classes from './reviews.module.css';

interface Properties {
  filter: ReviewFilter;
  onChange(changes: Partial<ReviewFilter>): void;
}

const ALL = { value: '', label: 'Alle' };

export function ReviewFilters({ filter, onChange }: Properties) {
  const choice = (name: 'rating' | 'hasComment' | 'isAnswered', label: string, data: (typeof ALL)[]) => (
    <NativeSelect
      label={label}
      value={filter[name] ?? ''}
      data={[ALL, ...data]}
      onChange={({ currentTarget: { value } }) => onChange({ [name]: value || null })}
    />
  );
  return (
    <search className={classes.filters}>
      <SearchField
        words={filter.search}
        placeholder="Text, Gast, Produkt, Nummer …"
        onSearch={(search) => onChange({ search })}
      />
      {choice('rating', 'Sterne', [
        { value: '5', label: '5 Sterne' },
        { value: '4', label: '4 Sterne' },
        { value: '3', label: '3 Sterne' },
        { value: '2', label: '2 Sterne' },
        { value: '1', label: '1 Stern' },
      ])}
      {choice('hasComment', 'Kommentar', [
        { value: 'true', label: 'Mit Kommentar' },
        { value: 'false', label: 'Ohne Kommentar' },
      ])}
      {choice('isAnswered', 'Antwort', [
        { value: 'false', label: 'Noch nicht beantwortet' },
        { value: 'true', label: 'Beantwortet' },
      ])}
      <DateRange
        label="Zeitraum"
        placeholder="Alle Tage"
        value={[filter.from, filter.to]}
        onChange={([from, to]) => onChange({ from, to })}
        isClearable
      />
    </search>
  );
}
