import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isWebAddress } from '@bestellwerk/domain/records/definitions/web-address';

interface Props {
  /** A path of the shop, an anchor, a whole address, or mail and telephone. */
  address: string;
  className?: string;
  children: ReactNode;
}

/** A link of any kind; other websites open in a window of their own. */
export function AddressLink({ address, className, children }: Props) {
  if (address.startsWith('/')) {
    return (
      <Link to={address} className={className}>
        {children}
      </Link>
    );
  }
  return isWebAddress(address) ? (
    <a href={address} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only"> (neues Fenster)</span>
    </a>
  ) : (
    <a href={address} className={className}>
      {children}
    </a>
  );
}
