import { Select } from '@mantine/core';
import { useState } from 'react';
import type { Named } from './use-catalogue-names.js';

interface Properties {
  label: string;
  placeholder?: string;
  nothingFound: string;
  choices: readonly Named[];
  onAdd(id: string): void;
}

/** Takes in one after the other from a list that is searched by typing. */
export function AddFromList({ label, placeholder = label, nothingFound, choices, onAdd }: Properties) {
  const [search, setSearch] = useState('');
  return (
    <Select
      aria-label={label}
      placeholder={placeholder}
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      value={null}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={nothingFound}
      limit={50}
      comboboxProps={{ keepMounted: false }}
      onChange={(id) => {
        if (id !== null) onAdd(id);
        setSearch('');
      }}
    />
  );
}
