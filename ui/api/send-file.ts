import { randomKey } from '../idempotency/idempotency-key.js';
import { failureOf, unknownMessage, unreachableMessage, type ApiFailure } from './api-failure.js';
import { knownPosition } from './known-position.js';

interface Sending {
  /** Below /api. */
  path: string;
  /** Fields sent with the file. */
  fields: object;
  file: File;
  /** The revision that is changed; left out for a new record. */
  revision?: string;
  /** The same one when it is sent again after a lost answer, so that there are not two records. */
  idempotencyKey?: string;
  /** Gives it up. */
  signal?: AbortSignal;
  /** `share` of the file that was sent, from 0 to 1. */
  onProgress(share: number): void;
}

/**
 * Sends a file as a data URL and reports upload progress, which `fetch` cannot. Rejects with an `ApiFailure`; one that was
 * given up has the status 0, too.
 */
export async function sendFile<Answer>({
  path,
  fields,
  file,
  revision,
  idempotencyKey = randomKey(),
  signal,
  onProgress,
}: Sending): Promise<Answer> {
  const body = JSON.stringify({ ...fields, dataUrl: await dataUrlOf(file) });
  return new Promise((resolve, reject: (failure: ApiFailure) => void) => {
    if (signal?.aborted) return reject(failureOf(0, unreachableMessage));
    const request = new XMLHttpRequest();
    request.open('POST', `/api/${path}`);
    request.setRequestHeader('content-type', 'application/json');
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', idempotencyKey);
    if (revision !== undefined) request.setRequestHeader('if-match', `"${revision}"`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    const fail = () => reject(failureOf(0, unreachableMessage));
    request.onerror = fail;
    request.onabort = fail;
    signal?.addEventListener('abort', () => request.abort());
    request.onload = () => {
      knownPosition.remember(request.getResponseHeader('x-position'));
      const answer = answerIn(request.responseText);
      if (request.status < 300 && answer.data !== undefined) resolve(answer.data as Answer);
      else if (answer.errors) reject({ status: request.status, errors: answer.errors });
      else reject(failureOf(request.status, request.status >= 502 ? unreachableMessage : unknownMessage));
    };
    request.send(body);
  });
}

function answerIn(text: string): { data?: unknown; errors?: ApiFailure['errors'] } {
  try {
    return JSON.parse(text) as ReturnType<typeof answerIn>;
  } catch {
    return {};
  }
}

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(failureOf(0, 'Die Datei konnte nicht gelesen werden.'));
    reader.readAsDataURL(file);
  });
