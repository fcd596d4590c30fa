import { useMediaQuery } from '@mantine/hooks';
import type { Days } from '../../shared/days/days.js';
import { DaysChoice } from '../../shared/days/days-choice.js';
import filterClasses from '../../shared/ui/filters.module.css';
import { SearchField } from '../../shared/ui/search-field.js';
import classes from './audit-log.module.css';
import { AuditLogFilterFields } from './audit-log-filter-fields.js';
import { FoldedFilters } from './folded-filters.js';
import type { AuditLogFilters } from './use-audit-log-place.js';

interface Properties {
  filters: AuditLogFilters;
  onChange(changes: Partial<AuditLogFilters>): void;
  /** Null where all days are shown. */
  span: { days: Days; today: string; onChange(days: Days): void } | null;
  /** How many of both are in force, without the search. */
  active: number;
}

/** What the journal is narrowed down by. On a phone the list comes first: days and fields fill more than a screen. */
export function JournalFilters({ filters, onChange, span, active }: Properties) {
  const isNarrow = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const days = span && <DaysChoice {...span} />;
  const fields = <AuditLogFilterFields filters={filters} onChange={onChange} />;
  const search = (
    <div className={classes.search}>
      <SearchField
        words={filters.text ?? ''}
        placeholder="Ticket, Nummer, Mitarbeiter, Begründung"
        onSearch={(text) => onChange({ text: text || null })}
      />
    </div>
  );
  return (
    <search className={filterClasses.filters}>
      {isNarrow ? (
        <>
          {search}
          <FoldedFilters active={active}>
            {days}
            {fields}
          </FoldedFilters>
        </>
      ) : (
        <>
          {days}
          {search}
          {fields}
        </>
      )}
    </search>
  );
}
