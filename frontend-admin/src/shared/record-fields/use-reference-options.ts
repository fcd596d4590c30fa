import { useDebouncedValue } from '@mantine/hooks';
import { useContext, useState } from 'react';
import { useRecordsQuery } from '../records/record-list-api.js';
import type { ReadRecord } from '../records/record-types.js';
import { resourceNamed } from '../records/definitions.js';
import type { Named } from './record-names.js';
import { OfferedBranches } from './record-extensions.js';

const MOST = 50;
const BRANCH = 'branch';
const TYPING_PAUSE = 250;

interface Option {
  value: string;
  label: string;
}

/** What a field that refers to another resource offers, searched on the server from the first opening on. */
export function useReferenceOptions(resourceName: string, chosen: readonly Named[]) {
  const resource = resourceNamed(resourceName);
  const [isOpened, setOpened] = useState(false);
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, TYPING_PAUSE);
  const names = chosen.map(({ name }) => name);
  const branches = useContext(OfferedBranches);
  const ids = resourceName === BRANCH && branches !== 'all' ? branches : undefined;
  const words = names.includes(asked) ? '' : asked.trim();
  const { data, isFetching } = useRecordsQuery(
    { path: resource?.path ?? '', limit: MOST, search: words, ...(ids && { ids }) },
    { skip: !isOpened || !resource },
  );
  const found: Named[] = (data?.records ?? [])
    .filter(({ isRemoved }) => !isRemoved)
    .map((record) => ({ id: record.id, name: resource!.titleOf(record) }));
  const others = chosen.filter(({ id }) => found.every((one) => one.id !== id));
  const options: Option[] = [...others, ...found].map(({ id, name }) => ({ value: id, label: name }));
  return {
    search,
    setSearch,
    options,
    open: () => setOpened(true),
    nothingFound: isFetching || !isOpened ? 'Wird gesucht …' : 'Nichts gefunden.',
    recordOf: (id: string): ReadRecord | undefined => data?.records.find((record) => record.id === id),
    nameOf: (id: string): string => options.find(({ value }) => value === id)?.label ?? '',
  };
}

/** The server has searched already. */
export const asFound = <Options>({ options }: { options: Options }): Options => options;
