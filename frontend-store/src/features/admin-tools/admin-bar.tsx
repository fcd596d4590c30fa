import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { comparablePath } from '@bestellwerk/domain/website/paths';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { type Shop, useShop } from '../../shared/catalogue/use-shop.js';
import { lastingNoticeShown } from '../../shared/notice/notice-slice.js';
import { useSignOutMutation } from './current-user.js';

const pages = [
  { path: 'sites', label: 'Seiten' },
  { path: 'statistics', label: 'Statistik' },
  { path: 'navigations', label: 'Navigationen' },
] as const;

/** For an administrator: to the back office, and to what is shown here. */
export default function AdminBar() {
  const shop = useShop();
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const [signOut, { isLoading }] = useSignOutMutation();
  const shown = shownRecord(pathname, shop);

  async function leave() {
    const { error } = await signOut();
    if (error) dispatch(lastingNoticeShown(messageOf(error)));
  }

  return (
    <nav aria-label="Verwaltung" className="on-plum forced-edge bg-plum-deep text-sm text-white print:hidden">
      <ul className="shell flex items-center gap-x-5 overflow-x-auto whitespace-nowrap">
        {shown && (
          <li>
            <OfficeLink path={shown.path}>{shown.label}</OfficeLink>
          </li>
        )}
        {pages.map(({ path, label }) => (
          <li key={path}>
            <OfficeLink path={path}>{label}</OfficeLink>
          </li>
        ))}
        <li>
          <OfficeLink path="">Zum Back-Office</OfficeLink>
        </li>
        <li className="ml-auto">Version {shop.config.version}</li>
        <li>
          <button type="button" aria-disabled={isLoading} className={look} onClick={() => void leave()}>
            Abmelden
          </button>
        </li>
      </ul>
    </nav>
  );
}

const look = 'inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline';

const OfficeLink = ({ path, children }: { path: string; children: string }) => (
  <a href={`/backend${path === '' ? '' : `/${path}`}`} className={look}>
    {children}
  </a>
);

/** What of the back office is shown on this page, as its form there; null for pages that follow from settings. */
function shownRecord(pathname: string, shop: Shop): { path: string; label: string } | null {
  const [kind, name = ''] = pathname.split('/').filter(Boolean);
  const branch = kind === 'store' ? shop.branchOf(name) : undefined;
  if (branch) return { path: `branches/${branch.id}`, label: 'Filiale bearbeiten' };
  const site = shop.sites.find(({ path }) => path === comparablePath(pathname));
  return site ? { path: `sites/${site.id}`, label: 'Seite bearbeiten' } : null;
}
