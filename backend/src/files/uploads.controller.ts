import { upload, type Upload } from '@bestellwerk/domain/resources/upload';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Controller, Get, HttpStatus, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { Failure } from '../http/failure.js';
import { sendLasting } from './send-lasting.js';
import { Storage } from './storage.js';

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{1,9})\.([a-z0-9]{1,10})$/;
/** Whatever it is: it is saved, and even if a browser showed it nothing in it would run or load. */
const HARMLESS = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

@ApiExcludeController()
@Controller('upload')
export class UploadsController {
  constructor(
    private readonly transactor: Transactor,
    private readonly storage: Storage,
  ) {}

  @Get(':publicHash/:file')
  async upload(
    @Param('publicHash') publicHash: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await this.find(publicHash, file);
    const content = found && (await this.storage.find(found.file.hash));
    if (!found || !content) throw Failure.of(HttpStatus.NOT_FOUND, 'Diese Datei gibt es nicht.');
    void reply.headers({
      'content-disposition': `attachment; filename*=UTF-8''${encoded(fileName(found))}`,
      'content-security-policy': HARMLESS,
    });
    const { hash, mimeType } = found.file;
    await sendLasting(request, reply, { key: hash, mimeType, content, cache: 'private' });
  }

  private async find(publicHash: string, file: string): Promise<Omit<Upload, 'id'> | null> {
    const [, id, version, extension] = FILE.exec(file) ?? [];
    if (id === undefined) return null;
    const { state } = await this.transactor.read(upload.stream(id), upload.decider);
    if (state.status !== 'present') return null;
    const fields = state.fields as Omit<Upload, 'id'>;
    const isAsked = String(fields.version) === version && fields.file.extension === extension;
    return isAsked && isSame(fields.publicHash, publicHash) ? fields : null;
  }
}

/** With the ending of what it is, and no half characters. */
function fileName({ name, file: { extension } }: Omit<Upload, 'id'>): string {
  const given = Buffer.from(name ?? 'Datei').toString();
  return given.toLowerCase().endsWith(`.${extension}`) ? given : `${given}.${extension}`;
}

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
