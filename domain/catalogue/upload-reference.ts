/** An uploaded file, as the answer to its upload names it. Knowing the public hash is the right to read it. */
export interface UploadReference {
  readonly id: string;
  readonly version: number;
  readonly extension: string;
  readonly publicHash: string;
  readonly mimeType: string;
}

/** Whether a value has the shape of a reference; whether there is such a file only the server knows. */
export function isUploadReference(value: unknown): value is UploadReference {
  if (typeof value !== 'object' || value === null) return false;
  const { version, ...texts } = value as Record<keyof UploadReference, unknown>;
  const { id, extension, publicHash, mimeType } = texts;
  return (
    Number.isInteger(version) &&
    [id, extension, publicHash, mimeType].every((text) => typeof text === 'string' && text !== '')
  );
}
