import type { TableDescription } from './describe-tables.js';

/** What an archive may hold: the keys (of personal data, and of the installation), all else of the product, the log. */
export type Share = 'keys' | 'app' | 'log';

/** One table of an archive; its rows lie in numbered pieces, which together are one gzip of PostgreSQL's COPY text. */
export interface Part {
  readonly share: Share;
  readonly table: TableDescription;
  readonly rows: number;
  readonly pieces: readonly Piece[];
}

export interface Piece {
  readonly name: string;
  readonly sha256: string;
}

/** The last entry of an archive: without it the archive is not complete. */
export interface Manifest {
  readonly format: typeof FORMAT;
  /** Of the product that wrote it. */
  readonly version: string;
  readonly postgres: string;
  /** When the copied state was the present one. */
  readonly takenAt: string;
  /** Position of the last event in it; null when the log is not in it. */
  readonly head: string | null;
  readonly shares: readonly Share[];
  /** In the order in which they lie in the archive: the keys first. */
  readonly parts: readonly Part[];
}

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const MANIFEST_HASH = 'manifest.sha256';

/** Throws when this program does not understand the archive. */
export function readManifest(text: string): Manifest {
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT) {
    throw new Error(`The archive has format ${String(manifest.format)}; this version reads ${FORMAT}.`);
  }
  return manifest;
}
