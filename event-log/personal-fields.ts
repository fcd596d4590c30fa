import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { PersonalFieldPaths } from './personal-field-paths.js';

type Container = Record<string, unknown>;

const ALGORITHM = 'aes-256-gcm';
const PREFIX = 'v2:';
/** Of the first format, in which each field was encrypted for itself. Nothing is written like this any more. */
const FIELD_PREFIX = 'v1:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** An event's data without its personal fields, and these apart, as JSON Pointers (RFC 6901) and their values. */
interface Hidden {
  /** A copy with null in place of every personal field. */
  readonly data: unknown;
  readonly paths: readonly string[];
  readonly values: readonly unknown[];
}

/** Takes the personal fields out. Null and undefined stay as they are: there is nothing to hide. */
export function hidePersonal(data: unknown, shape: PersonalFieldPaths): Hidden {
  const paths: string[] = [];
  const values: unknown[] = [];
  const hide = (value: unknown, at: PersonalFieldPaths, path: string): unknown => {
    if (value === null || value === undefined) return value;
    if (at.personal) {
      paths.push(path);
      values.push(value);
      return null;
    }
    if (typeof value !== 'object') return value;
    if (Array.isArray(value)) {
      const { each } = at;
      return each ? value.map((item, index) => hide(item, each, `${path}/${index}`)) : value;
    }
    const copy: Container = { ...(value as Container) };
    for (const name of Object.keys(copy)) {
      const inner = at.fields?.get(name) ?? at.each;
      if (inner) copy[name] = hide(copy[name], inner, `${path}/${escaped(name)}`);
    }
    return copy;
  };
  return { data: hide(data, shape, ''), paths, values };
}

/**
 * Puts the values back to their paths in a copy of stored data. Throws if a path leads nowhere, or to
 * something else than the null that was left there.
 */
export function restorePersonal(
  stored: unknown,
  paths: readonly string[],
  values: readonly unknown[],
): unknown {
  let at = 0;
  return replaceAt(stored, paths, (left, path) => {
    if (left !== null) throw new Error(`${path} is not encrypted as expected`);
    return values[at++];
  });
}

/**
 * A copy of data stored in the first format, which encrypted every field in place; without a key the
 * fields are null. Throws if a path leads nowhere or a field cannot be decrypted.
 */
export function revealPersonal(
  stored: unknown,
  paths: readonly string[],
  eventId: string,
  key: Buffer | undefined,
): unknown {
  return replaceAt(stored, paths, (value, path) => (key ? decryptField(value, key, eventId, path) : null));
}

/** Binds values to their event and paths: with others they cannot be decrypted. */
interface Place {
  readonly eventId: string;
  /** JSON Pointers, one for each value. */
  readonly paths: readonly string[];
}

/** All personal values of an event as `v2:` and base64 of iv, ciphertext and tag. The key has 32 bytes. */
export function encryptValues(values: readonly unknown[], key: Buffer, place: Place): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(additionalData(place));
  const body = [cipher.update(JSON.stringify(values), 'utf8'), cipher.final()];
  return PREFIX + Buffer.concat([iv, ...body, cipher.getAuthTag()]).toString('base64');
}

/** The values again. Throws if the key, the event, a path or a single bit is another one. */
export function decryptValues(sealed: string, key: Buffer, place: Place): unknown[] {
  if (!sealed.startsWith(PREFIX)) throw new Error('personal fields are sealed in an unknown way');
  const text = sealed.slice(PREFIX.length);
  return decrypted(text, key, place, 'personal fields do not belong to their key') as unknown[];
}

function decryptField(stored: unknown, key: Buffer, eventId: string, path: string): unknown {
  if (typeof stored !== 'string' || !stored.startsWith(FIELD_PREFIX)) {
    throw new Error(`${path} is not encrypted as expected`);
  }
  const place = { eventId, paths: [path] };
  return decrypted(stored.slice(FIELD_PREFIX.length), key, place, `${path} does not belong to its key`);
}

function decrypted(text: string, key: Buffer, place: Place, mismatch: string): unknown {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(additionalData(place))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const json = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8');
    return JSON.parse(json + decipher.final('utf8')) as unknown;
  } catch {
    throw new Error(mismatch);
  }
}

const additionalData = ({ eventId, paths }: Place): Buffer =>
  Buffer.from([eventId, ...paths].join('\u0000'), 'utf8');

/** A copy in which only the containers on the paths are new. */
function replaceAt(
  data: unknown,
  paths: readonly string[],
  replacement: (value: unknown, path: string) => unknown,
): unknown {
  const fresh = new Set<unknown>();
  const freshCopy = (value: unknown): Container => {
    if (typeof value !== 'object' || value === null) throw new Error('a personal field is missing');
    if (fresh.has(value)) return value as Container;
    const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
    fresh.add(copy);
    return copy as Container;
  };
  const root: Container = { data };
  fresh.add(root);
  for (const path of paths) {
    const names = namesOf(path);
    const last = names.pop() as string;
    let holder = root;
    for (const name of ['data', ...names]) {
      if (!Object.hasOwn(holder, name)) throw new Error(`${path} is missing`);
      holder = holder[name] = freshCopy(holder[name]);
    }
    if (!Object.hasOwn(holder, last)) throw new Error(`${path} is missing`);
    holder[last] = replacement(holder[last], path);
  }
  return root.data;
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

function namesOf(path: string): string[] {
  const names = path.split('/').slice(1);
  return path.includes('~') ? names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')) : names;
}
