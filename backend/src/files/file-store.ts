import { HttpStatus } from '@nestjs/common';
import { ApiError } from '../platform/http/api-error.js';

/** Stores contents of files, each under its SHA-256 in hexadecimal. */
export abstract class FileStore {
  /** Resolves when the content is durable. Throws a Failure if it cannot be stored. */
  abstract put(hash: string, content: Buffer): Promise<void>;

  /** Null if there is none. */
  abstract get(hash: string): Promise<Buffer | null>;

  /** Idempotent. */
  abstract remove(hash: string): Promise<void>;
}

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** The error response for a file that could not be stored. */
export function notStored(error: unknown): ApiError {
  const isFull = FULL.has(String((error as { code?: unknown }).code));
  const failure = isFull
    ? ApiError.of(
        HttpStatus.INSUFFICIENT_STORAGE,
        'Für diese Datei ist kein Speicherplatz mehr frei. Bitte wenden Sie sich an Ihre Administration.',
      )
    : ApiError.of(
        HttpStatus.SERVICE_UNAVAILABLE,
        'Die Datei kann gerade nicht gespeichert werden. Bitte versuchen Sie es später noch einmal.',
      );
  failure.cause = error;
  return failure;
}
