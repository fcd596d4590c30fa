import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router';
import { isSelfService } from '@bestellwerk/domain/analytics/page-path';
import { accessibilityPage, legalPages } from '@bestellwerk/domain/text/legal-pages';
import { FooterNavigation } from '../features/website/footer-navigation.js';
import { useShop } from '../shared/catalogue/use-shop.js';
import { consentAskedAgain } from '../shared/consent/consent-slice.js';
import { installAsked, selectIsInstallOffered } from '../shared/install/install-slice.js';
import { LegalLink, LinkElsewhere } from '../shared/page/legal-link.js';

export function Footer() {
  const { config, branches, sites } = useShop();
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const isInstallOffered = useSelector(selectIsInstallOffered);
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
          {legalPages.map((page) => (
            <LegalLink key={page.path} page={page} className={look}>
              {page.label}
            </LegalLink>
          ))}
          {(config.footerVariant === '2' || sites.some(({ path }) => path === accessibilityPage.path)) && (
            <FooterLink to={accessibilityPage.path}>{accessibilityPage.label}</FooterLink>
          )}
          <LinkElsewhere to={config.website} className={look}>
            Website
          </LinkElsewhere>
          {!isSelfService(pathname) && (
            <button type="button" className={look} onClick={() => dispatch(consentAskedAgain())}>
              Cookies
            </button>
          )}
          {isInstallOffered && (
            <button type="button" className={look} onClick={() => dispatch(installAsked())}>
              App installieren
            </button>
          )}
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
