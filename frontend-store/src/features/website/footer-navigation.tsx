import type { ShownLink } from '@bestellwerk/domain/website/navigations';
import { AddressLink } from '../../shared/page/address-link.js';
import { useNavigationLinks } from './use-navigation-links.js';

interface Props {
  /** How links look. */
  className: string;
}

/** The links in the foot of every page: those with others below them as columns with a heading. Nothing where there are none. */
export function FooterNavigation({ className }: Props) {
  const links = useNavigationLinks('footer');
  if (links.length === 0) return null;
  return (
    <nav aria-label="Weitere Seiten" className="w-full">
      <ul className="flex flex-wrap gap-x-12 gap-y-4">
        {links.map((link, index) => (
          <li key={index} className="max-w-72 min-w-0 font-semibold wrap-anywhere">
            <FooterEntry {...link} className={className} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const FooterEntry = ({ label, address, children, className }: ShownLink & Props) => (
  <>
    {address === null ? (
      <span className="inline-flex min-h-8 items-center text-line">{label}</span>
    ) : (
      <AddressLink address={address} className={className}>
        {label}
      </AddressLink>
    )}
    {children.length > 0 && (
      <ul className="pl-3">
        {children.map((child, index) => (
          <li key={index}>
            <FooterEntry {...child} className={className} />
          </li>
        ))}
      </ul>
    )}
  </>
);
