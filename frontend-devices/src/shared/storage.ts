/** What this device keeps under a name, or null; whatever cannot be read is not there. */
export function kept<Value>(name: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/** Keeps a value on this device; null forgets it. Throws where storage is full or forbidden. */
export function keep(name: string, value: unknown): void {
  if (value === null) localStorage.removeItem(name);
  else localStorage.setItem(name, JSON.stringify(value));
}
