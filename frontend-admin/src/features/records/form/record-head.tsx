import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconClipboard, IconHistory } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { isErased } from '@bestellwerk/domain/records/personal-fields';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import { listAddress, wayBack } from '../../../shared/records/list-places.js';
import { useAppSelector } from '../../../shared/api/redux.js';
import { PageHead } from '../../../shared/ui/page-head.js';
import classes from './record-form.module.css';
import { RecordHistory } from './record-history.js';
import { RecordMenu } from './record-menu.js';

interface Properties {
  resource: Resource;
  record: ReadRecord | null;
  /** Null for the only one of its kind. */
  id: string | null;
  isReadOnly: boolean;
  isDirty: boolean;
  titleId: string;
  onBegin(record: ReadRecord): void;
  onPaste(fields: Fields): void;
  /** The record is being left for good. */
  onLeave(): void;
}

/** The name of a record with what can be done about it as a whole. */
export function RecordHead({ resource, record, id, isReadOnly, isDirty, titleId, ...rest }: Properties) {
  const [isHistoryOpen, history] = useDisclosure(false);
  const { words, only, path } = resource;
  const name = record ? resource.titleOf(record) || words.one : null;
  const title = only !== undefined ? words.one : (name ?? `${words.one} anlegen`);
  return (
    <>
      {only === undefined && (
        <Link to={listAddress(path)} state={wayBack(id)} className={classes.back}>
          ← {words.many}
        </Link>
      )}
      <div id={titleId}>
        <PageHead title={title} note={record?.changedAt && <ChangedAt at={record.changedAt} />}>
          {!record && <PasteButton path={path} onPaste={rest.onPaste} />}
          {record && (
            <Button
              variant="default"
              leftSection={<IconHistory size={18} aria-hidden />}
              onClick={history.open}
            >
              Verlauf
            </Button>
          )}
          {record && only === undefined && (
            <RecordMenu
              resource={resource}
              record={record}
              isReadOnly={isReadOnly}
              isDirty={isDirty}
              onLeave={rest.onLeave}
            />
          )}
        </PageHead>
      </div>
      {record && (
        <RecordHistory
          resource={resource}
          record={record}
          id={id}
          name={`„${title}“`}
          opened={isHistoryOpen}
          mayRestore={(!isReadOnly || record.isRemoved) && !isErased(resource.personal, record)}
          onBegin={rest.onBegin}
          onClose={history.close}
        />
      )}
    </>
  );
}

function ChangedAt({ at }: { at: string }) {
  const timeZone = useTimeZone();
  return <>Zuletzt geändert am {formatDateTime(new Date(at), timeZone)}</>;
}

function PasteButton({ path, onPaste }: { path: string; onPaste(fields: Fields): void }) {
  const item = useAppSelector(({ clipboard }) => clipboard[path]);
  if (!item) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconClipboard size={18} aria-hidden />}
      onClick={() => onPaste(item.content as Fields)}
    >
      „{item.name}“ einfügen
    </Button>
  );
}
