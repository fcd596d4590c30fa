import { Link } from 'react-router';
import type { PreviewedDraft } from '@bestellwerk/domain/contracts/website.schema';
import { formatDateTime, formatTime } from '@bestellwerk/domain/text/formats';
import { useShop } from '../../shared/catalogue/use-shop.js';

const unseen = {
  site: 'Gäste sehen diese Seite nicht.',
  block: 'Gäste sehen diesen Inhalt nicht.',
  node: 'Gäste sehen diesen Inhalt nicht.',
} as const;

/** Says that this is nothing that guests see, and leads away from it. */
export function PreviewBar({ draft, changedAt, isNewest, shownAt, expiresAt }: PreviewedDraft) {
  const { timeZone } = useShop().config;
  return (
    <aside
      aria-label="Vorschau"
      className="sticky top-0 z-10 border-b-2 border-plum bg-paper py-2 shadow-sm print:hidden"
    >
      <div className="shell flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="text-base">
          <strong>{isNewest ? 'Entwurf' : 'Frühere Fassung'}</strong> vom{' '}
          {formatDateTime(new Date(changedAt), timeZone)}. Dieser Link gilt bis{' '}
          {formatTime(new Date(expiresAt), timeZone)} Uhr. {shownAt === null && unseen[draft.resource]}
        </p>
        <Link to={shownAt ?? '/'} className="link py-2 whitespace-nowrap">
          {shownAt === null ? 'Vorschau verlassen' : 'Zeigen, was Gäste sehen'}
        </Link>
      </div>
    </aside>
  );
}
