import { formatNumber } from '@bestellwerk/domain/text/formats';

const KIBIBYTE = 1024;

/** '180 KB', '2,4 MB' */
export function sizeWords(bytes: number): string {
  const kilobytes = bytes / KIBIBYTE;
  if (kilobytes < KIBIBYTE) return `${formatNumber(Math.max(1, kilobytes), 0)} KB`;
  return `${formatNumber(kilobytes / KIBIBYTE, 1)} MB`;
}
