import { Link } from 'react-router';
import { useShop } from '../shared/catalogue/use-shop.js';
import { legalPages } from '../shared/page/legal-pages.js';

export function Footer() {
  const { config, branches } = useShop();
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
          {legalPages
            .filter((page) => config[page.text] !== '')
            .map((page) => (
              <FooterLink key={page.path} to={page.path}>
                {page.label}
              </FooterLink>
            ))}
        </nav>
      </div>
    </footer>
  );
}

const FooterLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-8 items-center underline decoration-mustard decoration-2 underline-offset-4 hover:text-mustard"
  >
    {children}
  </Link>
);
