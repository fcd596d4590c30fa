import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { directionsUrl, phoneUrl } from '@bestellwerk/domain/addresses/directions';
import { addressLine } from '@bestellwerk/domain/addresses/postal-address';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Icon, type IconName } from '../../shared/icon.js';
import { BranchMap } from '../../shared/map/branch-map.js';
import { AddressLink } from '../../shared/page/address-link.js';
import { BranchContact } from './branch-contact.js';
import { OpeningHours } from './opening-hours.js';

/** What guests want most as three large links, where there is one branch only; then hours and contact of each. */
export function TeasersHome({ children }: { children: ReactNode }) {
  const { branches } = useShop();
  const level = branches.length > 1 ? 3 : 2;
  const Heading = `h${level}` as const;
  return (
    <>
      {branches.length === 1 && <Teasers branch={branches[0]!} />}
      {children}
      {branches.map((branch) => (
        <section key={branch.id} aria-label={branch.name} className="shell pt-12">
          {branches.length > 1 && <h2 className="mb-6 text-3xl">{branch.name}</h2>}
          <div className="grid gap-x-16 gap-y-8 tablet:grid-cols-2">
            <OpeningHours branch={branch} level={level} />
            <div>
              <Heading className="mb-3 text-2xl">Kontakt</Heading>
              <BranchContact branch={branch} />
              {branches.length > 1 && (
                <Link to={`/store/${branch.identifier}`} className="button-main mt-6">
                  Jetzt vorbestellen
                </Link>
              )}
            </div>
            <div className="empty:hidden tablet:col-span-2">
              <BranchMap branch={branch} />
            </div>
          </div>
        </section>
      ))}
    </>
  );
}

const Teasers = ({ branch }: { branch: Branch }) => (
  <section aria-label="Auf einen Blick" className="shell pt-8">
    <ul className="grid gap-4 tablet:grid-cols-3">
      <Teaser icon="bag" title="Online bestellen" address={`/store/${branch.identifier}`}>
        Zur Speisekarte
      </Teaser>
      {branch.phone && (
        <Teaser icon="phone" title="Anrufen" address={phoneUrl(branch.phone)}>
          {branch.phone}
        </Teaser>
      )}
      <Teaser icon="pin" title="Route" address={directionsUrl(branch)}>
        {addressLine(branch)}
      </Teaser>
    </ul>
  </section>
);

interface TeaserProps {
  icon: IconName;
  title: string;
  address: string;
  children: ReactNode;
}

const Teaser = ({ icon, title, address, children }: TeaserProps) => (
  <li className="flex">
    <AddressLink
      address={address}
      className="group flex min-w-0 grow items-center gap-4 rounded-box bg-white p-5 shadow-card hover:bg-mustard-pale"
    >
      <span className="text-plum">
        <Icon name={icon} size={34} />
      </span>
      <span className="min-w-0">
        <strong className="block font-display text-2xl">{title}</strong>
        <span className="block wrap-anywhere text-ink-soft">{children}</span>
      </span>
    </AddressLink>
  </li>
);
