import {
  type PartType,
  type PartValue,
  takesList,
  takesUploads,
  type UploadReference,
  uploadsOf,
} from './configuration.js';

interface TypedPart {
  readonly type: PartType;
}

const imageTypes = ['.jpg', '.jpeg', '.png', '.gif'];
const fileTypes = [
  ...['.txt', '.csv', '.gif', '.jpg', '.jpeg', '.png', '.svg', '.mp4', '.mpeg', '.webm', '.zip', '.pdf'],
  ...['.doc', '.docx', '.xls', '.xlsx', '.ppt', '.pptx'],
];

const accepted: Readonly<Partial<Record<PartType, readonly string[]>>> = {
  image: imageTypes,
  images: imageTypes,
  file: fileTypes,
  files: fileTypes,
};

/** The endings of the files a step takes, each with its dot; none where nothing is uploaded. */
export const acceptedTypes = ({ type }: TypedPart): readonly string[] => accepted[type] ?? [];

/** The endings in words, as people know them: 'JPG, PNG oder GIF'. Empty where nothing is uploaded. */
export const acceptedWords = ({ type }: TypedPart): string => {
  if (type === 'image' || type === 'images') return 'JPG, PNG oder GIF';
  if (type !== 'file' && type !== 'files') return '';
  return 'Bilder (JPG, PNG, GIF, SVG), Dokumente (PDF, Word, Excel, PowerPoint, TXT, CSV), Videos (MP4, MPEG, WEBM) oder ZIP';
};

/** Whether a step takes a file of this name, ignoring the case of its ending. */
export const isAccepted = (part: TypedPart, fileName: string): boolean =>
  acceptedTypes(part).some((ending) => fileName.toLowerCase().endsWith(ending));

/** Whether a step takes what the server made of a file: its content may be of another kind than its name says. */
export const takesUpload = (part: TypedPart, { extension }: UploadReference): boolean =>
  acceptedTypes(part).includes(`.${extension}`);

/** The most letters of a file's name that are sent and kept. */
const LONGEST_NAME = 200;

/** A file's name as it is sent: the ending stays where the rest is cut. */
export function uploadNameOf(fileName: string): string {
  const name = fileName.trim() || 'Datei';
  if (name.length <= LONGEST_NAME) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, LONGEST_NAME - ending.length) + ending;
}

/** What an upload is called where it is listed; those from before names were kept are 'Datei (PDF)'. */
export const uploadWords = ({ name, extension }: Pick<UploadReference, 'name' | 'extension'>): string =>
  name?.trim() || `Datei (${extension.toUpperCase()})`;

/** Whether browsers show an upload as a picture. */
export const isPicture = ({ mimeType }: Pick<UploadReference, 'mimeType'>): boolean =>
  ['image/jpeg', 'image/png', 'image/gif'].includes(mimeType);

/** The value after an upload: one more in a list, in place of what was there in a single part. */
export function addUpload(part: TypedPart, value: PartValue, reference: UploadReference): PartValue {
  if (!takesUploads(part)) return value;
  return takesList(part) ? [...uploadsOf(value), reference] : reference;
}

/** The value without one of its uploads; null where none is left. */
export function removeUpload(value: PartValue, id: string): PartValue {
  const left = uploadsOf(value).filter((upload) => upload.id !== id);
  return left.length === 0 ? null : left;
}

/** The message for a file that cannot be uploaded. */
export const uploadRefusedText = (fileName: string): string =>
  `Die ausgewählte Datei "${fileName}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.`;
