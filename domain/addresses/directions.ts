import { addressLine } from './postal-address.js';

interface Place {
  readonly name: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
}

/** Where a map shows the way to a branch; on phones its app opens. Nothing is loaded from there before a guest follows it. */
export const directionsUrl = (branch: Place): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({
    api: '1',
    destination: `${branch.name}, ${addressLine(branch)}`,
  })}`;

/** The address of a phone link: 'tel:+4312345'. */
export const phoneUrl = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
