import type { Site, SiteSummary } from '@bestellwerk/domain/records/definitions/site';
import { api } from '../../shared/api.js';
import { FollowedRecords } from '../../shared/catalogue/followed-records.js';
import { LoadFailure } from '../../shared/page/load-failure.js';
import { Loader } from '../../shared/page/loader.js';
import { usePageHead } from '../../shared/page/use-page-head.js';
import { RichText } from '../../shared/rich-text.js';
import { SiteSection } from './site-sections.js';

const { useSiteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    site: build.query<Site, string>({ query: (id) => `sites/${id}?shown=true`, providesTags: ['Catalogue'] }),
  }),
});

/** A published page of the website, which follows what is published while it is open. */
export function SitePage({ summary }: { summary: SiteSummary }) {
  const { data: site, isError, refetch } = useSiteQuery(summary.id);
  const title = summary.title || summary.name;
  usePageHead(title, { description: summary.description, isHidden: summary.noIndex });
  if (!site) {
    return isError ? (
      <LoadFailure title="Diese Seite konnte nicht geladen werden." onRetry={() => void refetch()} />
    ) : (
      <Loader />
    );
  }
  return (
    <>
      <FollowedRecords path="sites" />
      {site.content.sections.some(({ type }) => type === 'tree') && <FollowedRecords path="nodes" />}
      <SiteArticle site={site} />
    </>
  );
}

/** What a page of the website says. */
export function SiteArticle({ site: { name, title, content } }: { site: Site }) {
  const { body, sections } = content;
  return (
    <article className="shell max-w-4xl py-12 tablet:py-16">
      <h1 className="mb-6 text-[clamp(1.5rem,6.5vw,3.5rem)] wrap-break-word hyphens-auto">{title || name}</h1>
      <RichText html={body.text} />
      {sections.map((section, index) => (
        <SiteSection key={index} section={section} />
      ))}
    </article>
  );
}
