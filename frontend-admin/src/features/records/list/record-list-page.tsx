import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { formatNumber } from '@bestellwerk/domain/rules/formats';
import { useRecordsQuery } from '../../../shared/api/records-api.js';
import { FailedRead } from '../../../shared/operations/failed-read.js';
import { usePrincipal } from '../../../shared/session/use-user.js';
import { PageHead } from '../../../shared/ui/page-head.js';
import { Pages } from '../../../shared/ui/pages.js';
import { mayChangeSome, mayCreate } from '../may-change.js';
import { BulkBar } from './bulk-bar.js';
import { ListFilters } from './list-filters.js';
import { ListMenu } from './list-menu.js';
import { asked, changedQuery, PAGE_SIZE, readQuery, writeQuery, type ListQuery } from './list-query.js';
import { NothingHere } from './nothing-here.js';
import { RecordTable } from './record-table.js';
import classes from './record-list-page.module.css';
import { useSelection } from './use-selection.js';

/** All records of a kind: searched, filtered, sorted and by page. */
export function RecordListPage({ resource }: { resource: Resource }) {
  const { path, words, sort } = resource;
  const [parameters, setParameters] = useSearchParams();
  const query = readQuery(parameters, sort);
  const { currentData, data, isFetching, isError } = useRecordsQuery({
    ...asked(path, query),
    limit: PAGE_SIZE,
  });
  const shown = currentData ?? data;
  const selection = useSelection(shown?.records ?? []);
  const principal = usePrincipal();
  const mayAdd = mayCreate(principal, resource);
  const change = (changes: Partial<ListQuery>) => {
    if (changes.isRemoved !== undefined) selection.clear();
    setParameters(writeQuery(changedQuery(query, changes), sort), { replace: !('page' in changes) });
  };

  return (
    <>
      <PageHead title={words.many} note={shown ? countWords(shown.total, words) : 'Wird geladen …'}>
        <ListMenu resource={resource} query={query} mayImport={mayAdd} />
        {mayAdd && (
          <Button component={Link} to={`/${path}/new`} leftSection={<IconPlus size={18} aria-hidden />}>
            Neu
          </Button>
        )}
      </PageHead>
      <ListFilters resource={resource} query={query} onChange={change} />
      <FailedRead endpoint="records" />
      {!shown && !isError && <Waiting />}
      {shown?.records.length === 0 && (
        <NothingHere resource={resource} query={query} mayCreate={mayAdd} onChange={change} />
      )}
      {shown && shown.records.length > 0 && (
        <div className={classes.results} data-old={(isFetching && !currentData) || undefined}>
          <RecordTable
            resource={resource}
            records={shown.records}
            sort={query.sort}
            selection={mayChangeSome(principal, resource) && !query.isRemoved ? selection : null}
            onSort={(next) => change({ sort: next })}
          />
        </div>
      )}
      <Pages
        total={shown?.total ?? 0}
        size={PAGE_SIZE}
        page={query.page}
        onPage={(page) => change({ page })}
      />
      {selection.records.length > 0 && <BulkBar resource={resource} selection={selection} />}
    </>
  );
}

const countWords = (total: number, { one, many }: Resource['words']): string =>
  total === 1 ? `1 ${one}` : `${formatNumber(total)} ${many}`;

const Waiting = () => (
  <div role="status" aria-label="Liste wird geladen">
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} height={48} mb={6} />
    ))}
  </div>
);
