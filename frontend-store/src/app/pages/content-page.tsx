import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { legalPages } from '@bestellwerk/domain/text/legal-pages';
import { InternalError, NotFound } from '../../features/content/failure-page.js';
import { TextPage } from '../../features/content/text-page.js';
import { failureTitles } from '@bestellwerk/domain/text/failure-texts';
import { isKnownSiteType } from '@bestellwerk/domain/website/site-types';
import { comparablePath, PREVIEW_PATH } from '@bestellwerk/domain/website/paths';
import { SitePage } from '../../features/website/site-page.js';
import { DraftPreview } from '../../features/website/draft-preview.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { usePageHead } from '../../shared/page/use-page-head.js';

interface Props {
  /** The home page, where some drafts are shown. */
  home: ReactNode;
}

/** A text of the settings, a page of the website, or a draft. */
export default function ContentPage({ home }: Props) {
  const { config, sites } = useShop();
  const path = comparablePath(useLocation().pathname);
  const site = sites.find((one) => one.path === path);
  // A page that is moved while it is read: its address here is the former one.
  const [read, setRead] = useState({ path, id: site?.id });
  if (site && (read.path !== path || read.id !== site.id)) setRead({ path, id: site.id });
  if (path === PREVIEW_PATH) return <DraftPreview home={home} />;
  const legal = legalPages.find((one) => one.path === path);
  if (legal && config[legal.text]) return <LegalPage label={legal.label} text={config[legal.text]} />;
  const moved = !site && read.path === path ? sites.find(({ id }) => id === read.id) : undefined;
  if (moved) return <Navigate to={moved.path} replace />;
  if (!site) return <NoPage />;
  return isKnownSiteType(site.type) ? <SitePage summary={site} /> : <UnknownPage />;
}

function LegalPage({ label, text }: { label: string; text: string }) {
  usePageHead(label);
  return <TextPage text={text} />;
}

function NoPage() {
  usePageHead(failureTitles.notFound, { isHidden: true });
  return <NotFound />;
}

function UnknownPage() {
  usePageHead(failureTitles.internalError, { isHidden: true });
  return <InternalError />;
}
