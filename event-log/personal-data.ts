import { decryptField, encryptField } from './field-cipher.js';
import type { PersonalShape } from './personal-shape.js';

type Container = Record<string, unknown>;

/**
 * A copy of an event's data whose personal fields are encrypted, and their paths. Without a key (the
 * subject was erased) they become null. Null and undefined stay as they are: there is nothing to hide.
 */
export function hidePersonal(
  data: unknown,
  shape: PersonalShape,
  eventId: string,
  key: Buffer | undefined,
): { data: unknown; paths: string[] } {
  const paths: string[] = [];
  const hide = (value: unknown, at: PersonalShape, names: readonly string[]): unknown => {
    if (value === null || value === undefined) return value;
    if (at.personal) {
      if (!key) return null;
      const path = pointer(names);
      paths.push(path);
      return encryptField(value, key, { eventId, path });
    }
    if (typeof value !== 'object') return value;
    if (Array.isArray(value)) {
      const { each } = at;
      return each ? value.map((item, index) => hide(item, each, [...names, String(index)])) : value;
    }
    const copy: Container = { ...(value as Container) };
    for (const name of Object.keys(copy)) {
      const inner = at.fields?.get(name) ?? at.each;
      if (inner) copy[name] = hide(copy[name], inner, [...names, name]);
    }
    return copy;
  };
  return { data: hide(data, shape, []), paths };
}

/**
 * A copy of stored data with the fields at these paths decrypted; without a key they are null.
 * Throws if a path leads nowhere or a field cannot be decrypted.
 */
export function revealPersonal(
  stored: unknown,
  paths: readonly string[],
  eventId: string,
  key: Buffer | undefined,
): unknown {
  const data = structuredClone(stored);
  for (const path of paths) {
    const names = namesOf(path);
    const last = names.pop() as string;
    let holder = data as Container | undefined;
    for (const name of names) holder = holder?.[name] as Container | undefined;
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, last)) {
      throw new Error(`${path} is missing`);
    }
    holder[last] = key ? decryptField(holder[last], key, { eventId, path }) : null;
  }
  return data;
}

/** JSON Pointer (RFC 6901). */
function pointer(names: readonly string[]): string {
  return names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function namesOf(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}
