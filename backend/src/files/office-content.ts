import type { FileKind } from '@bestellwerk/domain/records/definitions/file-fields';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const zip: FileKind = { extension: 'zip', mimeType: 'application/zip' };

/** Documents that are zip archives, identified by a folder in them. */
const inZip: readonly (FileKind & { readonly folder: string })[] = [
  { extension: 'docx', mimeType: `${OFFICE}.wordprocessingml.document`, folder: 'word/' },
  { extension: 'xlsx', mimeType: `${OFFICE}.spreadsheetml.sheet`, folder: 'xl/' },
  { extension: 'pptx', mimeType: `${OFFICE}.presentationml.presentation`, folder: 'ppt/' },
];

/** Documents in the compound file format, which can be distinguished only by extension. */
const inCompoundFile: readonly FileKind[] = [
  { extension: 'doc', mimeType: 'application/msword' },
  { extension: 'xls', mimeType: 'application/vnd.ms-excel' },
  { extension: 'ppt', mimeType: 'application/vnd.ms-powerpoint' },
];

const isZip = (content: Buffer): boolean =>
  ['PK\x03\x04', 'PK\x05\x06'].includes(content.toString('latin1', 0, 4));
const isCompoundFile = (content: Buffer): boolean => content.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1';

/** Detects archives and office documents without unpacking; null for anything else. */
export function officeKind(content: Buffer, ending: string): FileKind | null {
  if (isCompoundFile(content)) return inCompoundFile.find(({ extension }) => extension === ending) ?? null;
  if (!isZip(content)) return null;
  const found = inZip.find(
    ({ folder }) => content.includes(folder) && content.includes('[Content_Types].xml'),
  );
  return found ? { extension: found.extension, mimeType: found.mimeType } : zip;
}
