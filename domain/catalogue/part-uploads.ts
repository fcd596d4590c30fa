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

/** Whether a step takes a file of this name, ignoring the case of its ending. */
export const isAccepted = (part: TypedPart, fileName: string): boolean =>
  acceptedTypes(part).some((ending) => fileName.toLowerCase().endsWith(ending));

/** The value after an upload: one more in a list, in place of what was there in a single part. */
export function addUpload(part: TypedPart, value: PartValue, reference: UploadReference): PartValue {
  if (!takesUploads(part)) return value;
  return takesList(part) ? [...uploadsOf(value), reference] : reference;
}

/** The message for a file that cannot be uploaded. */
export const uploadRefusedText = (fileName: string): string =>
  `Die ausgewählte Datei "${fileName}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.`;
