import { addressLine } from './postal-address.js';

interface Place {
  readonly name: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  /** Degrees; null where nobody entered them. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Degrees north and east. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a branch is; null where it is not known in degrees. */
export const coordinatesOf = ({
  latitude,
  longitude,
}: Pick<Place, 'latitude' | 'longitude'>): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/**
 * Where the way to a branch is shown: exactly there if its place is known in degrees, else at its address. On phones an app opens, on
 * others a website; nothing is loaded from there before a guest follows it.
 */
export function directionsUrl(branch: Place): string {
  const at = coordinatesOf(branch);
  const destination = at ? `${at.latitude},${at.longitude}` : `${branch.name}, ${addressLine(branch)}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

/** The address of a phone link: 'tel:+4312345'. */
export const phoneUrl = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
