import type { UploadReference } from '@bestellwerk/domain/catalogue/configuration';
import { takesUpload, uploadNameOf, uploadRefusedText } from '@bestellwerk/domain/catalogue/part-uploads';
import type { ProductPart } from '@bestellwerk/domain/records/definitions/product-part';
import { type ApiFailure, isApiFailure, messageOf } from '@bestellwerk/ui/api/api-failure';
import { sendFile } from '@bestellwerk/ui/api/send-file';
import { rememberSentFile } from './sent-files.js';

interface ToSend {
  readonly file: File;
  /** The Idempotency-Key. */
  readonly key: string;
  readonly signal: AbortSignal;
  /** `share` from 0 to 1. */
  onProgress(share: number): void;
}

type Sent =
  { readonly reference: UploadReference } | { readonly problem: string; readonly canRetry: boolean };

/** Sends a file of a guest for a step, and remembers what it looks like. */
export async function sendUpload(
  part: ProductPart,
  { file, key, signal, onProgress }: ToSend,
): Promise<Sent> {
  const name = uploadNameOf(file.name);
  try {
    const answer = await sendFile<UploadReference>({
      path: 'uploads',
      fields: { name, mimeType: file.type },
      ...{ file, idempotencyKey: key, signal, onProgress },
    });
    // Its content may be of another kind than its name says: an order with it would be refused.
    if (!takesUpload(part, answer)) return { problem: uploadRefusedText(file.name), canRetry: false };
    await rememberSentFile(answer.id, file);
    return { reference: { ...answer, name } };
  } catch (error) {
    return problemOf(file, error);
  }
}

/** What the server refuses for its size or kind stays refused; everything else may go well when it is sent again. */
function problemOf({ name }: File, error: unknown): Sent {
  const message = messageOf(error);
  const isRefused = isApiFailure(error) && refusals.includes(error.status);
  if (!isRefused) return { problem: `„${name}“: ${message}`, canRetry: true };
  const text = uploadRefusedText(name);
  return { problem: message === text ? text : `${text} ${message}`, canRetry: false };
}

const refusals: readonly ApiFailure['status'][] = [400, 413, 422];
