const ABSENT = Symbol('absent');

type Held<Key, Value> =
  | { readonly map: Map<Key, Value> }
  | { readonly key: Key; readonly value: Value | typeof ABSENT; readonly next: PersistentMap<Key, Value> };

/**
 * A map that never changes: `with` and `without` answer another one, in constant time however large it is. The
 * newest version has the entries; an older one only knows what differs, and takes the entries back when it is asked.
 */
export class PersistentMap<Key, Value> {
  private constructor(
    private held: Held<Key, Value>,
    /** One empty map begins many: it stays apart from all of them. */
    private readonly isFirst = false,
  ) {}

  static empty<Key, Value>(): PersistentMap<Key, Value> {
    return new PersistentMap<Key, Value>({ map: new Map<Key, Value>() }, true);
  }

  get size(): number {
    return this.entries().size;
  }

  get(key: Key): Value | undefined {
    return this.entries().get(key);
  }

  values(): Value[] {
    return [...this.entries().values()];
  }

  /** As JSON: the values, in the order in which their keys came. */
  toJSON(): Value[] {
    return this.values();
  }

  with(key: Key, value: Value): PersistentMap<Key, Value> {
    return this.changed(key, value);
  }

  without(key: Key): PersistentMap<Key, Value> {
    return this.entries().has(key) ? this.changed(key, ABSENT) : this;
  }

  private changed(key: Key, value: Value | typeof ABSENT): PersistentMap<Key, Value> {
    if (this.isFirst && value !== ABSENT)
      return new PersistentMap<Key, Value>({ map: new Map([[key, value]]) });
    const next = new PersistentMap<Key, Value>({ map: this.entries() });
    this.held = { key, value: next.put(key, value), next };
    return next;
  }

  /** The entries of this version, taken from the version that had them. */
  private entries(): Map<Key, Value> {
    const { held } = this;
    if ('map' in held) return held.map;
    const between: PersistentMap<Key, Value>[] = [];
    let newest = held.next;
    while (!('map' in newest.held)) {
      between.push(newest);
      newest = newest.held.next;
    }
    for (let version = between.pop(); version; version = between.pop()) version.takeOver();
    this.takeOver();
    return (this.held as unknown as { map: Map<Key, Value> }).map;
  }

  /** The next version has the entries: from now on this one has them. */
  private takeOver(): void {
    const { key, value, next } = this.held as Exclude<Held<Key, Value>, { map: unknown }>;
    const { map } = next.held as { map: Map<Key, Value> };
    this.held = { map };
    next.held = { key, value: this.put(key, value), next: this };
  }

  /** Changes the entries of this version, and answers what was there before. */
  private put(key: Key, value: Value | typeof ABSENT): Value | typeof ABSENT {
    const { map } = this.held as { map: Map<Key, Value> };
    const before = map.has(key) ? map.get(key)! : ABSENT;
    if (value === ABSENT) map.delete(key);
    else map.set(key, value);
    return before;
  }
}
