import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { PreviewedDraft } from '@bestellwerk/domain/contracts/website.schema';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { api } from '../../shared/api.js';
import { LoadFailure } from '../../shared/page/load-failure.js';
import { Loader } from '../../shared/page/loader.js';
import { usePageHead } from '../../shared/page/use-page-head.js';
import { PreviewBar } from './preview-bar.js';
import { PreviewedRecord } from './previewed-record.js';

const { useDraftPreviewQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    draftPreview: build.query<PreviewedDraft, string>({
      query: (token) => ({ url: 'previews', method: 'POST', body: { token } }),
    }),
  }),
});

/** The draft that a preview link shows. It is loaded again when the tab gets the focus, so that it has what was saved meanwhile. */
export function DraftPreview({ home }: { home: ReactNode }) {
  const { hash, pathname } = useLocation();
  const { data, error, isError, refetch } = useDraftPreviewQuery(hash.slice(1), {
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
  usePageHead(data ? `Entwurf: ${nameOf(data.draft)}` : 'Vorschau', { publicPath: pathname });
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
      <PreviewedRecord draft={data.draft} home={home} />
    </>
  );
}

const nameOf = ({ resource, record }: PreviewedDraft['draft']): string =>
  (resource === 'site' && record.title) || record.name;

const EndedPreview = ({ message }: { message: string }) => (
  <div className="shell grid min-h-[60vh] place-content-center justify-items-center gap-4 text-center">
    <h1 className="text-3xl">Keine Vorschau</h1>
    <p className="text-lg">{message}</p>
    <Link to="/" className="button-main mt-4">
      Zu unseren Standorten
    </Link>
  </div>
);
