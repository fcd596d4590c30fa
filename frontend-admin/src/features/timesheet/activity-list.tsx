import { Skeleton } from '@mantine/core';
import type { PersonBalance } from '@bestellwerk/domain/contracts/working-time.schema';
import { nameIn, useWorkingActivitiesQuery } from './timesheet-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { Block } from '../../shared/ui/block.js';
import { Pages } from '../../shared/ui/pages.js';
import { ActivityTable } from './activity-table.js';
import { PAGE_SIZE, type SheetQuery } from './sheet-query.js';
import classes from './timesheet.module.css';

const NEWEST_FIRST = '-startedAt';
const REFRESH = 60_000;

interface Properties {
  query: SheetQuery;
  branch: string | null;
  people: readonly PersonBalance[] | undefined;
  onChange(changes: Partial<SheetQuery>): void;
}

/** The single activities in the range, newest first. */
export function ActivityList({ query, branch, people, onChange }: Properties) {
  const { from, to, user, page } = query;
  const filter = { from, to, user, page, branch, limit: PAGE_SIZE, sort: NEWEST_FIRST };
  const { data, isFetching, isError } = useWorkingActivitiesQuery(filter, { pollingInterval: REFRESH });
  return (
    <div className={classes.list}>
      <Block title="Aktivitäten">
        <FailedRead endpoint="workingActivities" />
        {!data && !isError && <Skeleton height={240} role="status" aria-label="Aktivitäten werden geladen" />}
        {data?.activities.length === 0 && (
          <p className={classes.empty}>
            In dieser Zeit wurde nichts aufgezeichnet. Wählen Sie einen anderen Zeitraum oder eine andere
            Person.
          </p>
        )}
        <Pages
          total={data?.total ?? 0}
          size={PAGE_SIZE}
          page={page}
          onPage={(next) => onChange({ page: next })}
        >
          {data && data.activities.length > 0 && (
            <ActivityTable
              activities={data.activities}
              nameOf={(id) => nameIn(people, id)}
              onOpen={(entry) => onChange({ entry })}
              isOld={isFetching}
            />
          )}
        </Pages>
      </Block>
    </div>
  );
}
