import type { SafeStorage } from './safe-storage.js';

/** Format of a stored value. Zod is too heavy for a shop's first script, so `parse` may be any check. */
export interface StoredFormat<Value> {
  /** Raised when the shape changes: values of other versions are left out. */
  readonly version: number;
  /** Returns null or throws if this is not such a value. */
  readonly parse: (value: unknown) => Value | null;
}

/** The value stored under the name; null if there is none in this format. */
export function readStored<Value>(
  storage: SafeStorage,
  name: string,
  { version, parse }: StoredFormat<Value>,
): Value | null {
  try {
    const stored = JSON.parse(storage.get(name) ?? 'null') as unknown;
    if (stored === null) return null;
    // Values stored before there were versions are bare: `parse` alone decides.
    if (!isVersioned(stored)) return parse(stored);
    return stored.version === version ? parse(stored.value) : null;
  } catch {
    return null;
  }
}

/** Stores a value; null removes what is there. */
export function writeStored<Value>(
  storage: SafeStorage,
  name: string,
  { version }: StoredFormat<Value>,
  value: Value | null,
): void {
  if (value === null) storage.remove(name);
  else storage.set(name, JSON.stringify({ version, value }));
}

const isVersioned = (stored: unknown): stored is { version: number; value: unknown } =>
  typeof stored === 'object' &&
  stored !== null &&
  'value' in stored &&
  'version' in stored &&
  typeof stored.version === 'number';
