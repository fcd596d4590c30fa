import type { EventFamily, RecordedEvent } from '@bestellwerk/domain/kernel/event';
import {
  type LogEvent,
  type NewEvent,
  type PlacedEvent,
  type StoredEvent,
  type StoredMetadata,
  storedMetadataSchema,
} from './log-event.js';
import { InvalidEvent } from './errors.js';
import { KeyRing, type KeyStore } from './key-store.js';
import {
  decryptValues,
  encryptValues,
  hidePersonal,
  restorePersonal,
  revealPersonal,
} from './personal-fields.js';
import { personalFieldPaths } from './personal-field-paths.js';

/** A new event as the log stores it, and as everybody will read it. */
export interface EncodedEvent {
  readonly stored: StoredEvent;
  readonly readable: Omit<RecordedEvent, 'stream' | 'revision' | 'position'>;
}

/**
 * Between events as the domain knows them and as the log stores them: checks their shapes, brings old
 * versions up to date, and keeps personal fields encrypted with the key of their subject.
 */
export class Codec {
  private readonly families: ReadonlyMap<string, EventFamily>;
  private readonly keys: KeyRing;

  constructor(families: readonly EventFamily[], keys: KeyStore) {
    this.families = new Map(families.map((family) => [family.category, family]));
    this.keys = new KeyRing(keys);
  }

  /** Whether the stream belongs to one of the families. */
  knows(stream: string): boolean {
    return this.families.has(categoryOf(stream));
  }

  /** Throws InvalidEvent if an event does not have the shape that its family describes. */
  async encode(stream: string, events: readonly NewEvent[]): Promise<EncodedEvent[]> {
    const family = this.families.get(categoryOf(stream));
    if (!family) throw new InvalidEvent(`No event family has the category of ${stream}`);
    const checked = events.map((event) => {
      const schema = schemaOf(family, event.type);
      if (!schema) throw new InvalidEvent(`${event.type} is not an event of ${family.category}`);
      const result = schema.safeParse(event.data);
      if (!result.success) throw new InvalidEvent(`${event.type}: ${explain(result.error)}`);
      return { event, data: result.data, shape: personalFieldPaths(schema) };
    });
    const subject = family.subject(keyOf(stream));
    const keys = checked.some(({ shape }) => shape)
      ? await this.keys.create([subject])
      : new Map<string, Buffer>();
    return checked.map(({ event, data, shape }) => {
      const { id, type } = event;
      const metadata = { ...event.metadata, v: currentVersion(family, type) };
      if (!shape) return { stored: { id, type, data, metadata }, readable: { id, type, data, metadata } };
      const key = keys.get(subject);
      const hidden = hidePersonal(data, shape);
      const { paths, values } = hidden;
      const seal = key &&
        paths.length > 0 && { encrypted: paths, sealed: encryptValues(values, key, { eventId: id, paths }) };
      return {
        stored: { id, type, data: hidden.data, metadata: { ...metadata, ...seal } },
        readable: { id, type, data: key ? data : hidden.data, metadata },
      };
    });
  }

  /**
   * Never throws because of an event: what cannot be understood comes back as an UndecodableEvent.
   * Throws LogUnavailable if the keys cannot be read. All keys are fetched at once.
   */
  async decode(events: readonly (PlacedEvent & { readonly digest?: string })[]): Promise<LogEvent[]> {
    const read = events.map((event) => {
      const family = this.families.get(categoryOf(event.stream));
      const metadata = storedMetadataSchema.safeParse(event.metadata);
      return { event, family, metadata: metadata.success ? metadata.data : null };
    });
    const subjects = read.flatMap(({ event, family, metadata }) =>
      family && metadata?.encrypted?.length ? [family.subject(keyOf(event.stream))] : [],
    );
    const keys = await this.keys.find(subjects);
    return read.map(({ event, family, metadata }) => {
      const { id, stream, type, revision, position, digest } = event;
      const place = { id, stream, type, revision, position, digest };
      try {
        if (!family) throw new Error('its category is unknown');
        if (!metadata) throw new Error('its metadata has another shape');
        const { encrypted, sealed, ...rest } = metadata;
        const data = decodeData(event, family, metadata, keys.get(family.subject(keyOf(stream))));
        return { ...place, data, metadata: rest };
      } catch (error) {
        return { undecodable: true, ...place, error: (error as Error).message };
      }
    });
  }

  /** Destroys the key of a subject; its personal fields read as null from now on. */
  erase(subject: string): Promise<void> {
    return this.keys.erase(subject);
  }

  /** Drops what this process remembers of a key that another one may have destroyed. */
  forgetKey(subject: string): void {
    this.keys.forget(subject);
  }
}

function decodeData(
  event: PlacedEvent,
  family: EventFamily,
  metadata: StoredMetadata,
  key: Buffer | undefined,
): unknown {
  const schema = schemaOf(family, event.type);
  if (!schema) throw new Error(`${event.type} is not an event of ${family.category}`);
  const current = currentVersion(family, event.type);
  if (metadata.v > current) throw new Error(`version ${metadata.v} is newer than ${current}`);
  const plain = withPersonal(event, metadata, key);
  const upcasters = family.upcasters?.[event.type]?.slice(metadata.v - 1) ?? [];
  const data = upcasters.reduce((older, upcast) => upcast(older), plain as Record<string, unknown>);
  const result = schema.safeParse(data);
  if (!result.success) throw new Error(explain(result.error));
  return result.data;
}

/** The data with its personal fields; without a key (the subject was erased) they are null. */
function withPersonal(
  { id, data }: PlacedEvent,
  { encrypted: paths, sealed }: StoredMetadata,
  key: Buffer | undefined,
): unknown {
  if (!paths || paths.length === 0) return data;
  if (sealed === undefined) return revealPersonal(data, paths, id, key);
  return key ? restorePersonal(data, paths, decryptValues(sealed, key, { eventId: id, paths })) : data;
}

function schemaOf(family: EventFamily, type: string) {
  return Object.hasOwn(family.events, type) ? family.events[type] : undefined;
}

function currentVersion(family: EventFamily, type: string): number {
  return (family.upcasters?.[type]?.length ?? 0) + 1;
}

function categoryOf(stream: string): string {
  return stream.slice(0, Math.max(stream.indexOf('-'), 0));
}

function keyOf(stream: string): string {
  return stream.slice(stream.indexOf('-') + 1);
}

/** Which fields are wrong and how, without their values. */
function explain(error: { issues: readonly { path: readonly PropertyKey[]; code?: string }[] }): string {
  return error.issues
    .map(({ path, code }) => `${path.map(String).join('.')} ${code ?? 'invalid'}`)
    .join(', ');
}
