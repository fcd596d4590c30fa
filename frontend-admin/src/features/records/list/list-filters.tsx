import { Switch, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { FieldFilter, filterable } from './field-filter.js';
import type { ListQuery } from './list-query.js';
import classes from './record-list-page.module.css';

const TYPING_PAUSE = 300;

interface Properties {
  resource: Resource;
  query: ListQuery;
  onChange(changes: Partial<ListQuery>): void;
}

/** What narrows a list down: words, and values of some fields. */
export function ListFilters({ resource, query, onChange }: Properties) {
  const [search, setSearch] = useState(query.search);
  const changeSoon = useDebouncedCallback((text: string) => onChange({ search: text.trim() }), TYPING_PAUSE);
  useEffect(() => {
    if (query.search === '') setSearch('');
  }, [query.search]);
  const choose = (field: string, value: string | null) => {
    const { [field]: _, ...others } = query.filters;
    onChange({ filters: value === null ? others : { ...others, [field]: value } });
  };
  return (
    <search className={classes.filters}>
      <TextInput
        type="search"
        label="Suche"
        placeholder={`${resource.words.many} durchsuchen`}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={search}
        onChange={({ currentTarget: { value } }) => {
          setSearch(value);
          changeSoon(value);
        }}
      />
      {filterable(resource).map((field) => (
        <FieldFilter
          key={field}
          schema={resource.fields[field] as never}
          value={query.filters[field] ?? null}
          onChange={(value) => choose(field, value)}
        />
      ))}
      <Switch
        className={classes.removed}
        label="Gelöschte zeigen"
        checked={query.isRemoved}
        onChange={({ currentTarget: { checked } }) => onChange({ isRemoved: checked })}
      />
    </search>
  );
}
