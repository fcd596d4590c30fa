import { upload, type Upload } from '@bestellwerk/domain/records/definitions/upload';
import type { UploadReference } from '@bestellwerk/domain/catalogue/configuration';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Injectable } from '@nestjs/common';
import { timingSafeEqual } from 'node:crypto';

export type UploadFields = Omit<Upload, 'id'>;

/** Finds uploads by a reference. */
@Injectable()
export class KeptUploads {
  constructor(private readonly transactor: Transactor) {}

  /** Null if there is no such upload, or any part of the reference differs from it. */
  async find(asked: Omit<UploadReference, 'mimeType'>): Promise<UploadFields | null> {
    const { state } = await this.transactor.read(upload.stream(asked.id), upload.decider);
    if (state.status !== 'present') return null;
    const fields = state.fields as UploadFields;
    const isAsked = fields.version === asked.version && fields.file.extension === asked.extension;
    return isAsked && isSame(fields.publicHash, asked.publicHash) ? fields : null;
  }
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
