import type { KeptFile, KeptPicture } from '@bestellwerk/domain/records/definitions/file-fields';
import { fileLimits } from '@bestellwerk/domain/records/definitions/file-limits';
import { uploadRefusedText } from '@bestellwerk/domain/catalogue/part-uploads';
import { HttpStatus, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { ApiError } from '../platform/http/api-error.js';
import { fileKind } from './file-kind.js';
import { checkPicture } from './picture-check.js';
import { Storage } from './storage.js';
import { tooLarge } from './upload-route.decorator.js';

const AT_ONCE = 2;

/** Checks and stores files sent by browsers. */
@Injectable()
export class ReceivedFiles {
  private readonly limited = pLimit(AT_ONCE);

  constructor(private readonly storage: Storage) {}

  /** Stores a picture. Throws 413, 422, or a Failure if it cannot be stored. */
  async picture(name: string, dataUrl: string): Promise<KeptPicture> {
    const bytes = bytesOf(name, dataUrl, fileLimits.staff);
    const { content, ...about } = await this.limited(() => checkPicture(bytes, name));
    return { hash: await this.storage.keep(content), ...about, bytes: content.length };
  }

  /** Stores a file of any supported kind. Throws like `picture`. */
  async file(name: string, dataUrl: string, limit: number): Promise<KeptFile> {
    const content = bytesOf(name, dataUrl, limit);
    const kind = fileKind(content, name);
    if (!kind) throw unreadable(name);
    return { hash: await this.storage.keep(content), ...kind, bytes: content.length };
  }
}

function bytesOf(name: string, dataUrl: string, limit: number): Buffer {
  const content = bytesOfDataUrl(dataUrl);
  if (!content || content.length === 0) throw unreadable(name);
  if (content.length > limit) throw tooLarge(limit);
  return content;
}

const unreadable = (name: string): ApiError =>
  ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, uploadRefusedText(name), 'dataUrl');

/** Media type with parameters, and base64. */
const HEAD = /^data:[\w!#$&^.+-]*(\/[\w!#$&^.+-]*)?(;[\w-]+=[\w".+-]*)*;base64$/;
const LONGEST_HEAD = 300;

/** Decodes a base64 data URL; null if it is malformed. Its media type is ignored, as it cannot be trusted. */
export function bytesOfDataUrl(dataUrl: string): Buffer | null {
  const comma = dataUrl.slice(0, LONGEST_HEAD).indexOf(',');
  if (comma < 0 || !HEAD.test(dataUrl.slice(0, comma))) return null;
  const text = dataUrl.slice(comma + 1);
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === bytesIn(text) ? bytes : null;
}

/** The decoded length of a base64 text if all its characters are valid. */
function bytesIn(text: string): number {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return Math.floor(((text.length - padding) * 3) / 4);
}
