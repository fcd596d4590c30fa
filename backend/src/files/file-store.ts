/** Where contents of files are kept, each under its SHA-256 in hexadecimal. */
export abstract class FileStore {
  /** Resolves when the content will be there after a crash. Throws a Failure if it cannot be kept. */
  abstract put(hash: string, content: Buffer): Promise<void>;

  /** Null if there is none. */
  abstract get(hash: string): Promise<Buffer | null>;
}
