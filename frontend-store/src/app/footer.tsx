import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isWebAddress } from '@bestellwerk/domain/records/definitions/web-address';
import { accessibilityPage, hasLegalPage, legalPages } from '@bestellwerk/domain/text/legal-pages';
import { FooterNavigation } from '../features/website/footer-navigation.js';
import { useShop } from '../shared/catalogue/use-shop.js';

export function Footer() {
  const { config, branches, sites } = useShop();
  const onlyBranch = branches.length === 1 ? branches[0] : undefined;
  return (
    <footer className="on-plum mt-20 bg-ink text-paper">
      <div className="tablecloth" aria-hidden="true" />
      <div className="shell flex flex-wrap items-end justify-between gap-x-16 gap-y-8 py-10">
        <div>
          <Link to="/" className="font-display text-3xl hover:text-mustard">
            {config.shopName}
          </Link>
          <p className="mt-2 text-line">{config.businessName}</p>
        </div>
        <nav aria-label="Rechtliches" className="flex flex-wrap gap-x-7 gap-y-2 font-semibold">
          {onlyBranch && <FooterLink to={`/store/${onlyBranch.identifier}`}>Online Bestellen</FooterLink>}
          {legalPages.map((page) =>
            hasLegalPage(page, config, sites) ? (
              <FooterLink key={page.path} to={page.path}>
                {page.label}
              </FooterLink>
            ) : (
              <LinkElsewhere key={page.path} to={config[page.address]}>
                {page.label}
              </LinkElsewhere>
            ),
          )}
          {(config.footerVariant === '2' || sites.some(({ path }) => path === accessibilityPage.path)) && (
            <FooterLink to={accessibilityPage.path}>{accessibilityPage.label}</FooterLink>
          )}
          <LinkElsewhere to={config.website}>Website</LinkElsewhere>
        </nav>
        <FooterNavigation className={look} />
      </div>
    </footer>
  );
}

const look =
  'inline-flex min-h-8 items-center underline decoration-mustard decoration-2 underline-offset-4 hover:text-mustard';

const FooterLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={look}>
    {children}
  </Link>
);

/** Nothing without an address. */
const LinkElsewhere = ({ to, children }: { to: string; children: ReactNode }) =>
  isWebAddress(to) && (
    <a href={to} target="_blank" rel="noopener" className={look}>
      {children}
      <span className="sr-only"> (neues Fenster)</span>
    </a>
  );
