/** Stores contents of files, each under its SHA-256 in hexadecimal. */
export abstract class FileStore {
  /** Resolves when the content is durable. Throws a Failure if it cannot be stored. */
  abstract put(hash: string, content: Buffer): Promise<void>;

  /** Null if there is none. */
  abstract get(hash: string): Promise<Buffer | null>;
}
