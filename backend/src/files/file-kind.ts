import type { FileKind } from '@bestellwerk/domain/records/definitions/file-fields';
import { officeKind } from './office-content.js';

const HEAD_BYTES = 64;

/** Magic numbers at the beginning of files. */
const beginnings: readonly (readonly [beginning: RegExp, extension: string, mimeType: string])[] = [
  [/^\xff\xd8\xff/, 'jpg', 'image/jpeg'],
  [/^\x89PNG\r\n\x1a\n/, 'png', 'image/png'],
  [/^GIF8[79]a/, 'gif', 'image/gif'],
  [/^RIFF....WEBP/s, 'webp', 'image/webp'],
  [/^....ftypavi[fs]/s, 'avif', 'image/avif'],
  [/^....ftyp(isom|iso\d|mp4\d|M4V |avc1|dash)/s, 'mp4', 'video/mp4'],
  [/^\x00\x00\x01[\xba\xb3]/, 'mpeg', 'video/mpeg'],
  [/^\x1a\x45\xdf\xa3.*webm/s, 'webm', 'video/webm'],
  [/^%PDF-/, 'pdf', 'application/pdf'],
];

/**
 * Detects the kind of a file. Its name matters only for ambiguous contents: texts, and office documents of one container.
 *
 * @returns null for unsupported kinds
 */
export function fileKind(content: Buffer, name: string): FileKind | null {
  const head = content.toString('latin1', 0, HEAD_BYTES);
  const [, extension, mimeType] = beginnings.find(([beginning]) => beginning.test(head)) ?? [];
  if (extension && mimeType) return { extension, mimeType };
  const ending = endingOf(name);
  return officeKind(content, ending) ?? textKind(content, ending);
}

function textKind(content: Buffer, ending: string): FileKind | null {
  if (!isPlainText(content)) return null;
  if (isSvg(content)) return { extension: 'svg', mimeType: 'image/svg+xml' };
  return ending === 'csv'
    ? { extension: 'csv', mimeType: 'text/csv' }
    : { extension: 'txt', mimeType: 'text/plain' };
}

/** The extension in lower case, without the dot; empty if the name has none. */
const endingOf = (name: string): string => /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

const BEGINNING = 4_096;
/** Bytes that do not occur in texts of any encoding. */
const CONTROL = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]/;
const BEFORE_ROOT = /^\uFEFF?(?:\s+|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>)*/i;

export const isPlainText = (content: Buffer): boolean =>
  content.length > 0 && !CONTROL.test(content.toString('latin1'));

export const isSvg = (content: Buffer): boolean =>
  /^<(?:\w+:)?svg[\s>/]/i.test(content.toString('utf8', 0, BEGINNING).replace(BEFORE_ROOT, ''));
