import { useParams } from 'react-router';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { usePrincipal } from '../../shared/session/use-user.js';
import { EmptyState, NotFoundPage } from '../../shared/ui/empty-state.js';
import { resourceAt } from '../../shared/records/definitions.js';
import { KeptInput } from './form/left-input.js';
import { RecordPage } from './form/record-page.js';
import { RecordListPage } from './list/record-list-page.js';
import { mayCreate, mayRead } from './may-change.js';

const NEW = 'new';

/** The pages of all managed entities: the list of a path, and the form of a record. */
export default function RecordsPages() {
  const { resource: path = '', id } = useParams();
  const principal = usePrincipal();
  const resource = resourceAt(path);
  if (!resource || (resource.only !== undefined && id !== undefined)) return <NotFoundPage />;
  if (!mayRead(principal, resource)) return <Forbidden resource={resource} id={id} what="zu sehen" />;
  if (resource.only !== undefined) return <RecordPage resource={resource} id={null} />;
  if (id === undefined) return <RecordListPage key={path} resource={resource} />;
  if (id !== NEW) return <RecordPage resource={resource} id={id} />;
  if (!mayCreate(principal, resource)) return <Forbidden resource={resource} id={id} what="anzulegen" />;
  return <RecordPage resource={resource} id={null} />;
}

interface ForbiddenProps {
  resource: Resource;
  /** As in the address. */
  id: string | undefined;
  what: string;
}

function Forbidden({ resource, id, what }: ForbiddenProps) {
  const why = `Ihre Rolle erlaubt es nicht, solche Einträge ${what}.`;
  return (
    <>
      <KeptInput resource={resource} id={id === NEW ? null : (id ?? resource.only ?? null)} why={why} />
      <EmptyState
        isPage
        title={`Kein Zugriff: ${resource.words.many}`}
        text={`${why} Bitte wenden Sie sich an die Administration.`}
      />
    </>
  );
}
