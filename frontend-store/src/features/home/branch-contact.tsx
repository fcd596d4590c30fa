import { directionsUrl, phoneUrl } from '@bestellwerk/domain/addresses/directions';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { isWebAddress } from '@bestellwerk/domain/records/definitions/web-address';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { AddressLink } from '../../shared/page/address-link.js';

/** Where a branch is and how it can be reached, below its name or that of the business it belongs to. Only what is known. */
export function BranchContact({ branch, business }: { branch: Branch; business?: string }) {
  const { config } = useShop();
  const { name, street, zipCode, city, phone, email } = branch;
  const line = 'block wrap-anywhere';
  return (
    <address className="space-y-1 not-italic">
      <span className={`${line} font-semibold hyphens-auto`}>{business || name}</span>
      <span className={line}>{street}</span>
      <span className={line}>{`${zipCode} ${city}`.trim()}</span>
      {phone && (
        <a href={phoneUrl(phone)} className={`link ${line} w-fit`}>
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={`link ${line} w-fit`}>
          {email}
        </a>
      )}
      {isWebAddress(config.website) && (
        <AddressLink address={config.website} className={`link ${line} w-fit`}>
          {config.website.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
        </AddressLink>
      )}
      <AddressLink address={directionsUrl(branch)} className={`link ${line} w-fit`}>
        Route planen
      </AddressLink>
    </address>
  );
}
