import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { MANIFEST, MANIFEST_HASH, type Manifest, type Piece } from './manifest.js';

const PIECE_BYTES = 4 * 1024 * 1024;
const FAST = 1;

/** Writes an archive beside its place and puts it there when it is whole. Only its owner may read it. */
export class ArchiveWriter {
  private readonly tar: Pack = pack();
  private readonly written: Promise<void>;

  private constructor(
    private readonly file: string,
    signal: AbortSignal,
  ) {
    const draft = createWriteStream(draftOf(file), { flags: 'wx', mode: 0o600, flush: true });
    this.written = pipeline(this.tar, draft, { signal });
    this.written.catch(() => undefined);
  }

  static async create(file: string, signal: AbortSignal): Promise<ArchiveWriter> {
    await rm(draftOf(file), { force: true });
    return new ArchiveWriter(file, signal);
  }

  /** Stores what comes, compressed, in pieces of a few megabytes. */
  async addPieces(name: string, content: Readable, signal: AbortSignal): Promise<Piece[]> {
    const pieces: Piece[] = [];
    await pipeline(
      content,
      createGzip({ level: FAST }),
      async (compressed: AsyncIterable<Buffer>) => {
        for await (const bytes of inPieces(compressed)) {
          const piece = `${name}/${String(pieces.length + 1).padStart(6, '0')}.gz`;
          pieces.push({ name: piece, sha256: sha256(bytes) });
          await this.add(piece, bytes);
        }
      },
      { signal },
    );
    return pieces;
  }

  async finish(manifest: Manifest): Promise<void> {
    const text = Buffer.from(JSON.stringify(manifest, null, 1));
    await this.add(MANIFEST, text);
    await this.add(MANIFEST_HASH, Buffer.from(sha256(text)));
    this.tar.finalize();
    await this.written;
    await rename(draftOf(this.file), this.file);
    const folder = await open(dirname(this.file));
    await folder.sync();
    await folder.close();
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    this.tar.destroy();
    await this.written.catch(() => undefined);
    await rm(draftOf(this.file), { force: true });
  }

  /** Waits for the disk: only the current piece is in memory. Throws what writing failed with. */
  private async add(name: string, bytes: Buffer): Promise<void> {
    const stored = new Promise<void>((resolve, reject) => {
      const header = { name, size: bytes.length, mode: 0o600 };
      this.tar.entry(header, (error) => (error ? reject(error) : resolve())).end(bytes);
    });
    await Promise.race([stored, this.written]);
  }
}

const draftOf = (file: string): string => `${file}.part`;

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}
