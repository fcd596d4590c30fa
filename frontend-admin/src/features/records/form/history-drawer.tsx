import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { RecordRevision } from '@bestellwerk/domain/contracts/record.schema';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { distinctTimes } from '@bestellwerk/domain/text/formats';
import { useRecordHistoryQuery } from '../../../shared/records/single-record-api.js';
import type { RecordPlace } from '../../../shared/records/record-types.js';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import { FailedRead } from '../../../shared/request-status/failed-read.js';
import { SideDrawer } from '../../../shared/forms/entry-guard.js';
import classes from '../../../shared/record-fields/history.module.css';
import { RevisionEntry } from '../../../shared/record-fields/revision-entry.js';
import { ComparisonDialog } from './comparison/comparison-dialog.js';
import { DraftView } from './record-parts.js';

interface Properties {
  resource: Resource;
  place: RecordPlace;
  /** What people call the record. */
  name: string;
  opened: boolean;
  /** Goes back to a revision; left out for those who may not. */
  onRestore: ((revision: string, at: string) => void) | null;
  onClose(): void;
}

/** Who changed what of a record when, newest first. */
export function HistoryDrawer({ name, opened, onClose, ...rest }: Properties) {
  return (
    <SideDrawer opened={opened} onClose={onClose} width={720} title={`Verlauf von ${name}`}>
      {opened && <Revisions {...rest} />}
    </SideDrawer>
  );
}

function Revisions({ resource, place, onRestore }: Pick<Properties, 'resource' | 'place' | 'onRestore'>) {
  const [compared, setCompared] = useState<string | null>(null);
  const { data: revisions } = useRecordHistoryQuery(place, { refetchOnMountOrArgChange: true });
  const times = useRevisionTimes(revisions);
  return (
    <>
      <FailedRead endpoint="recordHistory" />
      {!revisions && <Skeleton height={360} role="status" aria-label="Verlauf wird geladen" />}
      {revisions?.length === 0 && <p>Hier wurde noch nichts gespeichert.</p>}
      <ol className={classes.revisions}>
        {revisions?.map((revision, index) => (
          <RevisionEntry
            key={revision.revision}
            resource={resource}
            revision={revision}
            time={times[index]!}
            onRestore={index === 0 || revision.kind === 'removed' ? null : onRestore}
            tools={
              index > 0 && (
                <>
                  {place.id !== null && revision.kind !== 'removed' && onRestore && (
                    <DraftView resource={resource} id={place.id} revision={revision.revision} />
                  )}
                  <Button size="compact-md" variant="default" onClick={() => setCompared(revision.revision)}>
                    Vergleichen
                  </Button>
                </>
              )
            }
          />
        ))}
      </ol>
      {revisions && (
        <ComparisonDialog
          resource={resource}
          revisions={revisions}
          times={times}
          compared={compared}
          onClose={() => setCompared(null)}
        />
      )}
    </>
  );
}

/** When each of them was, so that no two neighbours read alike. */
function useRevisionTimes(revisions: readonly RecordRevision[] = []): string[] {
  const timeZone = useTimeZone();
  return distinctTimes(
    revisions.map(({ at }) => new Date(at)),
    timeZone,
  );
}
