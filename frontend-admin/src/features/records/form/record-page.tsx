import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { useRecordQuery } from '../../../shared/records/single-record-api.js';
import { FailedRead } from '../../../shared/request-status/failed-read.js';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import { PageSkeleton } from '../../../shared/ui/splash.js';
import type { BeginsWith } from './field-changes.js';
import { KeptInput } from './left-input.js';
import { RecordEditing } from './record-editing.js';

interface Properties {
  resource: Resource;
  /** Null is a new one, or the only one of its kind. */
  id: string | null;
}

/** A record with all its fields, or a new one. */
export function RecordPage({ resource, id }: Properties) {
  const initial = (useLocation().state as BeginsWith | null)?.fields ?? null;
  const isNew = id === null && resource.only === undefined;
  if (isNew) return <RecordEditing key={resource.path} resource={resource} record={null} initial={initial} />;
  return <KnownRecord key={`${resource.path}/${id}`} resource={resource} id={id} />;
}

function KnownRecord({ resource, id }: Properties) {
  const { currentData: record, error } = useRecordQuery({ path: resource.path, id });
  if (isApiFailure(error) && error.status === 404) return <Unknown resource={resource} id={id} />;
  return (
    <>
      <FailedRead endpoint="record" />
      {record ? <RecordEditing resource={resource} record={record} initial={null} /> : <PageSkeleton />}
    </>
  );
}

const Unknown = ({ resource, id }: Properties) => (
  <>
    <KeptInput resource={resource} id={id} why="Diesen Eintrag können Sie nicht mehr sehen." />
    <EmptyState
      isPage
      title="Diesen Eintrag gibt es nicht."
      text="Vielleicht ist der Link veraltet, oder Ihre Rolle erlaubt es nicht, ihn zu sehen."
    >
      <Button component={Link} to={`/${resource.path}`}>
        Alle {resource.words.many}
      </Button>
    </EmptyState>
  </>
);
