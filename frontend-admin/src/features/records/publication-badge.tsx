import type { PublishedVersionInfo } from '@bestellwerk/domain/records/publication';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { Badge } from '../../shared/ui/badge.js';
import { useNow } from '../../shared/ui/use-now.js';
import { publicationStateLabels, type PublicationWords, publicationWords } from './form/publication-words.js';

const tones = { draft: 'idle', scheduled: 'waiting', shown: 'good', changed: 'begun' } as const;

export const StateBadge = ({ state }: Pick<PublicationWords, 'state'>) => (
  <Badge tone={tones[state]}>{publicationStateLabels[state]}</Badge>
);

/** Whether guests see a record that has drafts, now. */
export function PublicationBadge({ publication }: { publication: readonly PublishedVersionInfo[] }) {
  const timeZone = useTimeZone();
  const now = new Date(useNow()).toISOString();
  return <StateBadge state={publicationWords(publication, now, timeZone).state} />;
}
