import { NativeSelect, Switch } from '@mantine/core';
import { PUBLICATION, publicationStates } from '@bestellwerk/domain/records/publication';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { SearchField } from '../../../shared/ui/search-field.js';
import { publicationStateLabels } from '../form/publication-words.js';
import { FieldFilter, filterable } from './field-filter.js';
import { withBranch, type ListBranch } from './list-branch.js';
import type { ListQuery } from './list-query.js';
import classes from './record-list-page.module.css';

interface Properties {
  resource: Resource;
  query: ListQuery;
  /** The filters in force: those of the query, and the branch of the frame. */
  shown: ListQuery['filters'];
  rule: ListBranch | null;
  onChange(changes: Partial<ListQuery>): void;
}

/** What narrows a list down: words, and values of some fields. */
export function ListFilters({ resource, query, shown, rule, onChange }: Properties) {
  const choose = (field: string, value: string | null) => {
    if (field === rule?.field) return onChange({ filters: withBranch(query.filters, rule, value) });
    const { [field]: _, ...others } = query.filters;
    onChange({ filters: value === null ? others : { ...others, [field]: value } });
  };
  return (
    <search className={classes.filters}>
      <SearchField
        words={query.search}
        placeholder={`${resource.words.many} durchsuchen`}
        onSearch={(search) => onChange({ search })}
      />
      {filterable(resource).map((field) => (
        <FieldFilter
          key={field}
          schema={resource.fields[field]!}
          value={shown[field] ?? null}
          onChange={(value) => choose(field, value)}
        />
      ))}
      {resource.isPublished && (
        <NativeSelect
          label="Stand"
          value={shown[PUBLICATION] ?? ''}
          onChange={({ currentTarget }) => choose(PUBLICATION, currentTarget.value || null)}
          data={[
            { value: '', label: 'Alle' },
            ...publicationStates.map((state) => ({ value: state, label: publicationStateLabels[state] })),
          ]}
        />
      )}
      <Switch
        className={classes.removed}
        label="Gelöschte zeigen"
        checked={query.isRemoved}
        onChange={({ currentTarget: { checked } }) => onChange({ isRemoved: checked })}
      />
    </search>
  );
}
