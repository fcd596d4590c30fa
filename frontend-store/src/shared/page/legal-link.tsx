import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isWebAddress } from '@bestellwerk/domain/records/definitions/web-address';
import { hasLegalPage, type LegalPage } from '@bestellwerk/domain/text/legal-pages';
import { useShop } from '../catalogue/use-shop.js';

interface Props {
  page: LegalPage;
  className: string;
  children: ReactNode;
}

/** Leads to a legal text: the shop's own page, or else the configured address; nothing without both. */
export function LegalLink({ page, className, children }: Props) {
  const { config, sites } = useShop();
  if (hasLegalPage(page, config, sites)) {
    return (
      <Link to={page.path} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <LinkElsewhere to={config[page.address]} className={className}>
      {children}
    </LinkElsewhere>
  );
}

interface ElsewhereProps {
  to: string;
  className: string;
  children: ReactNode;
}

/** Nothing without an address. */
export const LinkElsewhere = ({ to, className, children }: ElsewhereProps) =>
  isWebAddress(to) && (
    <a href={to} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only"> (neues Fenster)</span>
    </a>
  );
