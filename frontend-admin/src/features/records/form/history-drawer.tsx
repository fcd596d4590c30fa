import { Skeleton } from '@mantine/core';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { useRecordHistoryQuery } from '../../../shared/records/single-record-api.js';
import type { RecordPlace } from '../../../shared/records/record-types.js';
import { FailedRead } from '../../../shared/request-status/failed-read.js';
import { SideDrawer } from '../../../shared/forms/entry-guard.js';
import classes from '../../../shared/record-fields/history.module.css';
import { RevisionEntry } from '../../../shared/record-fields/revision-entry.js';

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
  const { data: revisions } = useRecordHistoryQuery(place, { refetchOnMountOrArgChange: true });
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
            onRestore={index === 0 || revision.kind === 'removed' ? null : onRestore}
          />
        ))}
      </ol>
    </>
  );
}
