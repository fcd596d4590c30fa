/** Stores the keys of personal data, apart from the log. A subject is an order or a person. */
export interface KeyStore {
  /**
   * The key (32 bytes) of every subject, created if missing. A subject that was erased gets
   * no key again and is missing in the answer. Two callers at once receive the same key.
   */
  create(subjects: readonly string[]): Promise<Map<string, Buffer>>;
  /** The keys there are. */
  find(subjects: readonly string[]): Promise<Map<string, Buffer>>;
  /** Destroys a key for good: everything encrypted with it reads as null from now on. */
  erase(subject: string): Promise<void>;
}
