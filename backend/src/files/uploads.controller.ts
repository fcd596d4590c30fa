import { isPicture } from '@bestellwerk/domain/catalogue/part-uploads';
import { Controller, Get, HttpStatus, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../platform/http/api-error.js';
import { encodedFileName } from '../platform/http/encoded-file-name.js';
import { KeptUploads, type UploadFields } from './kept-uploads.js';
import { sendLasting } from './send-immutable.js';
import { Storage } from './storage.js';

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([1-9]\d{0,8})\.([a-z0-9]{1,10})$/;
/** Nothing in an upload may run or load where a browser shows it. */
const HARMLESS = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

@ApiExcludeController()
@Controller('upload')
export class UploadsController {
  constructor(
    private readonly uploads: KeptUploads,
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
    if (!found || !content) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Datei gibt es nicht.');
    // Browsers show these pictures without running anything in them; all else is only ever downloaded.
    const disposition = isPicture(found.file) ? 'inline' : 'attachment';
    void reply.headers({
      'content-disposition': `${disposition}; filename*=${encodedFileName(fileName(found))}`,
      'content-security-policy': HARMLESS,
    });
    const { hash, mimeType } = found.file;
    await sendLasting(request, reply, { key: hash, mimeType, content, cache: 'private' });
  }

  private async find(publicHash: string, file: string): Promise<UploadFields | null> {
    const [, id, version, extension] = FILE.exec(file) ?? [];
    if (id === undefined || version === undefined || extension === undefined) return null;
    return await this.uploads.find({ id, version: Number(version), extension, publicHash });
  }
}

/** With the extension of its kind, and without lone surrogates. */
function fileName({ name, file: { extension } }: UploadFields): string {
  const given = Buffer.from(name ?? 'Datei').toString();
  return given.toLowerCase().endsWith(`.${extension}`) ? given : `${given}.${extension}`;
}
