/** Datatrans takes at most 40 characters, and some acquirers behind it no hyphens. */
export const refnoOf = (uuid: string): string => uuid.replaceAll('-', '');

/** The uuid of a refno of ours; null for others, such as those of payments made by hand. */
export function uuidOf(refno: string | null | undefined): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/i.exec(refno ?? '');
  return parts && parts.slice(1).join('-').toLowerCase();
}
