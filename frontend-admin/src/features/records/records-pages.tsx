import { useParams } from 'react-router';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { usePrincipal } from '../../shared/session/use-user.js';
import { EmptyPlace } from '../../shared/ui/empty-place.js';
import { resourceAt } from './definitions.js';
import { RecordPage } from './form/record-page.js';
import { RecordListPage } from './list/record-list-page.js';
import { mayRead } from './may-change.js';

const NEW = 'new';

/** The pages of all managed entities: the list of a path, and the form of a record. */
export default function RecordsPages() {
  const { resource: path = '', id } = useParams();
  const principal = usePrincipal();
  const resource = resourceAt(path);
  if (!resource || (resource.only !== undefined && id !== undefined)) return <Unknown />;
  if (!mayRead(principal, resource)) return <Forbidden resource={resource} />;
  if (resource.only !== undefined) return <RecordPage resource={resource} id={null} />;
  if (id === undefined) return <RecordListPage key={path} resource={resource} />;
  return <RecordPage resource={resource} id={id === NEW ? null : id} />;
}

const Unknown = () => (
  <EmptyPlace
    isPage
    title="Diese Seite gibt es nicht."
    text="Vielleicht ist der Link veraltet. Über die Navigation finden Sie weiter."
  />
);

const Forbidden = ({ resource }: { resource: Resource }) => (
  <EmptyPlace
    isPage
    title={`Kein Zugriff: ${resource.words.many}`}
    text="Ihre Rolle erlaubt es nicht, diese Einträge zu sehen. Bitte wenden Sie sich an die Administration."
  />
);
