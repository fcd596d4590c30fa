import { Link, useLocation } from 'react-router';
import type { PreviewedSite } from '@bestellwerk/domain/contracts/website.schema';
import { formatTime, formatDateTime } from '@bestellwerk/domain/text/formats';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { api } from '../../shared/api.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { LoadFailure } from '../../shared/page/load-failure.js';
import { Loader } from '../../shared/page/loader.js';
import { usePageHead } from '../../shared/page/use-page-head.js';
import { SiteArticle } from './site-page.js';

const { useSitePreviewQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    sitePreview: build.query<PreviewedSite, string>({
      query: (token) => ({ url: 'previews', method: 'POST', body: { token } }),
    }),
  }),
});

/** The draft that a preview link shows. It is loaded again when the tab gets the focus, so that it has what was saved meanwhile. */
export function SitePreview() {
  const { hash, pathname } = useLocation();
  const { data, error, isError, refetch } = useSitePreviewQuery(hash.slice(1), {
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
  const name = data ? data.site.title || data.site.name : null;
  usePageHead(name === null ? 'Vorschau' : `Entwurf: ${name}`, { publicPath: pathname });
  if (isApiFailure(error) && (error.status === 404 || error.status === 410)) {
    return <EndedPreview message={error.errors[0]!.message} />;
  }
  if (!data) {
    return isError ? (
      <LoadFailure title="Die Vorschau konnte nicht geladen werden." onRetry={() => void refetch()} />
    ) : (
      <Loader />
    );
  }
  return (
    <>
      <PreviewBar {...data} />
      <SiteArticle site={data.site} />
    </>
  );
}

/** Says that this is no page that guests see, and leads away from it. */
function PreviewBar({ changedAt, isNewest, shownAt, expiresAt }: PreviewedSite) {
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
          {formatTime(new Date(expiresAt), timeZone)} Uhr.{' '}
          {shownAt === null && 'Gäste sehen diese Seite nicht.'}
        </p>
        <Link to={shownAt ?? '/'} className="link py-2 whitespace-nowrap">
          {shownAt === null ? 'Vorschau verlassen' : 'Zeigen, was Gäste sehen'}
        </Link>
      </div>
    </aside>
  );
}

const EndedPreview = ({ message }: { message: string }) => (
  <div className="shell grid min-h-[60vh] place-content-center justify-items-center gap-4 text-center">
    <h1 className="text-3xl">Keine Vorschau</h1>
    <p className="text-lg">{message}</p>
    <Link to="/" className="button-main mt-4">
      Zu unseren Standorten
    </Link>
  </div>
);
