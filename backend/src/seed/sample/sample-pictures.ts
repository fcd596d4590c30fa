import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const folder = new URL('../../../assets/pictures/', import.meta.url);
const ENDING = '.webp';

interface PictureFile {
  readonly hash: string;
  readonly bytes: number;
}

let known: ReadonlyMap<string, PictureFile> | undefined;

/** The drawn pictures that come along with the program, by their names. */
export const samplePictureFiles = (): ReadonlyMap<string, PictureFile> => (known ??= readAll());

/** The content of a drawn picture, by its hash; null if it is none. */
export async function samplePicture(hash: string): Promise<Buffer | null> {
  const [name] = [...samplePictureFiles()].find(([, file]) => file.hash === hash) ?? [];
  return name === undefined ? null : readFile(new URL(name + ENDING, folder));
}

function readAll(): ReadonlyMap<string, PictureFile> {
  const names = readdirSync(folder).filter((name) => name.endsWith(ENDING));
  return new Map(
    names.map((name) => {
      const content = readFileSync(new URL(name, folder));
      const hash = createHash('sha256').update(content).digest('hex');
      return [name.slice(0, -ENDING.length), { hash, bytes: content.length }];
    }),
  );
}
