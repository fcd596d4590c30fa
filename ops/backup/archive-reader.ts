import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { sha256 } from './archive-writer.js';
import { MANIFEST, MANIFEST_HASH, type Manifest, type Part, readManifest } from './manifest.js';

interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The archive's table of contents, once every byte has been compared with its hash. Throws when anything differs. */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found = new Map<string, string>();
  let text: string | undefined;
  let expected: string | undefined;
  try {
    for await (const { name, bytes } of entries(file)) {
      found.set(name, sha256(bytes));
      if (name === MANIFEST) text = bytes.toString();
      if (name === MANIFEST_HASH) expected = bytes.toString();
    }
  } catch (error) {
    throw new Error(`${file} cannot be read as a backup: ${(error as Error).message}`, { cause: error });
  }
  if (text === undefined || expected === undefined) {
    throw new Error(`${file} is not complete, or no backup of Bestellwerk.`);
  }
  if (found.get(MANIFEST) !== expected) throw damaged(file, MANIFEST);
  const manifest = readManifest(text);
  for (const { pieces } of manifest.parts) {
    for (const { name, sha256: hash } of pieces) if (found.get(name) !== hash) throw damaged(file, name);
  }
  return manifest;
}

/** Goes through the parts in their order, each with its rows as PostgreSQL's COPY text. */
export async function* readParts(
  file: string,
  parts: readonly Part[],
): AsyncGenerator<{ part: Part; rows: Readable }> {
  const all = entries(file);
  try {
    for (const part of parts) {
      const rows = pipeline(Readable.from(take(all, part)), createGunzip(), () => undefined);
      yield { part, rows };
    }
  } finally {
    await all.return(undefined);
  }
}

async function* take(all: AsyncGenerator<Entry>, { pieces }: Part): AsyncGenerator<Buffer> {
  for (const { name } of pieces) {
    const { value } = (await all.next()) as { value: Entry | undefined };
    if (value?.name !== name) throw new Error(`The archive lacks ${name}.`);
    yield value.bytes;
  }
}

async function* entries(file: string): AsyncGenerator<Entry> {
  const source = createReadStream(file);
  const tar = extract();
  source.on('error', (error) => tar.destroy(error));
  source.pipe(tar);
  try {
    for await (const entry of tar) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      yield { name: entry.header.name, bytes: Buffer.concat(chunks) };
    }
  } finally {
    source.destroy();
  }
}

const damaged = (file: string, name: string): Error =>
  new Error(`${file} is damaged: ${name} is not what was written.`);
