import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { table } from '@bestellwerk/domain/records/definitions/table';
import type { RecordPage } from '../../../shared/records/record-types.js';
import { FailedRead } from '../../../shared/request-status/failed-read.js';
import { useWayBack } from '../../../shared/records/use-way-back.js';
import { usePrincipal } from '../../../shared/session/use-user.js';
import { PageHead } from '../../../shared/ui/page-head.js';
import { Pages } from '../../../shared/ui/pages.js';
import { countWords } from '../../../shared/records/definitions.js';
import { LeftImportNote } from '../import/left-import.js';
import { ListTools } from '../form/record-parts.js';
import { mayChangeSome, mayCreate } from '../may-change.js';
import { SeriesButton } from '../series/series-dialog.js';
import { BranchHint, followsFrame, withBranch } from './list-branch.js';
import { BulkBar } from './bulk-bar.js';
import { ListFilters } from './list-filters.js';
import { ListMenu } from './list-menu.js';
import { PAGE_SIZE } from './list-query.js';
import { EmptyList } from './empty-list.js';
import { RecordTable } from './record-table.js';
import classes from './record-list-page.module.css';
import { SelectAllOffer } from './select-all-offer.js';
import { useRecordList } from './use-record-list.js';
import type { Selection } from './use-selection.js';

/** All records of a kind: searched, filtered, sorted and by page. */
export function RecordListPage({ resource }: { resource: Resource }) {
  const { path, words } = resource;
  const { query, shownQuery, place, change, shown, selection, isOld, isError } = useRecordList(resource);
  const leaveBy = useWayBack(path, shown?.records);
  const principal = usePrincipal();
  const mayAdd = mayCreate(principal, resource);
  const isFollowed = place !== null && followsFrame(query, place.rule);
  const chooseBranch = (id: string | null) =>
    place && change({ filters: withBranch(query.filters, place.rule, id) });

  return (
    <>
      <PageHead
        title={words.many}
        note={shown ? countWords(shown.total, words) : !isError && 'Wird geladen …'}
      >
        <ListMenu resource={resource} query={shownQuery} mayImport={mayAdd} />
        {mayAdd && resource.name === table.name && <SeriesButton resource={resource} />}
        {mayAdd && <ListTools resource={resource} />}
        {mayAdd && (
          <Button component={Link} to={`/${path}/new`} leftSection={<IconPlus size={18} aria-hidden />}>
            Neu
          </Button>
        )}
      </PageHead>
      <ListFilters
        resource={resource}
        query={query}
        shown={shownQuery.filters}
        rule={place?.rule ?? null}
        onChange={change}
      />
      {place?.branch && (
        <BranchHint
          branch={place.branch}
          isFollowed={isFollowed}
          onAll={() => chooseBranch(null)}
          onOnly={() => chooseBranch(place.rule.frames)}
        />
      )}
      {mayAdd && <LeftImportNote resource={resource} />}
      <FailedRead endpoint="records" />
      {!shown && !isError && <Waiting />}
      {shown?.records.length === 0 && (
        <EmptyList resource={resource} query={query} place={place} mayCreate={mayAdd} onChange={change} />
      )}
      <Pages total={shown?.total ?? 0} size={PAGE_SIZE} page={query.page} onPage={(page) => change({ page })}>
        {shown && shown.records.length > 0 && (
          <div className={classes.results}>
            <RecordTable
              resource={resource}
              records={shown.records}
              sort={query.sort}
              isOld={isOld}
              selection={mayChangeSome(principal, resource) ? selection : null}
              onSort={(next) => change({ sort: next })}
              onLeave={leaveBy}
            />
          </div>
        )}
      </Pages>
      {selection.records.length > 0 && (
        <BulkBar resource={resource} selection={selection} isRemoved={query.isRemoved}>
          {shown && !isOld && hasMoreToTick(shown, selection) && (
            <SelectAllOffer
              resource={resource}
              query={shownQuery}
              total={shown.total}
              selection={selection}
            />
          )}
        </BulkBar>
      )}
    </>
  );
}

/** The whole page is ticked, and there are others that are not. */
const hasMoreToTick = ({ records, total }: RecordPage, selection: Selection): boolean =>
  records.length > 0 &&
  records.every(({ id }) => selection.has(id)) &&
  selection.records.length - selection.elsewhere.length < total;

const Waiting = () => (
  <div role="status" aria-label="Liste wird geladen">
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} height={48} mb={6} />
    ))}
  </div>
);
