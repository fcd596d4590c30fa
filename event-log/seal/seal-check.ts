import type { LogFinding } from '@bestellwerk/domain/contracts/log-proof.schema';
import { chained, CHAIN_START, markOf, marksIn, SEALED_AT_ONCE } from './chain.js';
import type { StoredSeal, StoredSeals } from './stored-seals.js';

/** What is compared of an event. */
export interface CheckedEvent {
  readonly stream: string;
  readonly revision: string;
  readonly type: string;
  readonly digest?: string;
}

/** What the chain was known to be at an earlier time. */
export interface EarlierHead {
  readonly at: string;
  readonly events: number;
  readonly hash: string;
}

/** How far the chain was followed, and the first thing that is not as it was sealed. */
export interface SealResult {
  readonly events: number;
  readonly hash: string;
  readonly finding: LogFinding | null;
}

/** Makes the chain again from the log's events, and compares it with the stored seals and with earlier heads. */
export class SealCheck {
  private events = 0;
  private hash = CHAIN_START;
  private finding: LogFinding | null = null;
  /** The events since the last seal. */
  private run: CheckedEvent[] = [];
  private readonly heads: EarlierHead[];
  private agreed = 0;
  /** Number of events that are sealed or were proven. */
  readonly needed: number;

  private constructor(
    private readonly seals: StoredSeals,
    /** Up to where it is sealed. */
    private readonly open: StoredSeal,
    heads: readonly EarlierHead[],
  ) {
    this.heads = [...heads].sort((one, other) => one.events - other.events);
    this.needed = Math.max(open.events, this.heads.at(-1)?.events ?? 0);
  }

  /** Null if nothing is sealed yet. */
  static async begin(seals: StoredSeals, heads: readonly EarlierHead[]): Promise<SealCheck | null> {
    const open = await seals.open();
    return open && new SealCheck(seals, open, heads);
  }

  /** Whether no further event is needed. */
  get isOver(): boolean {
    return this.finding !== null || this.events >= this.needed;
  }

  /** The next events of the log. What comes after the last one that is needed is left out. */
  async take(events: readonly CheckedEvent[]): Promise<void> {
    for (const event of events) {
      if (this.isOver) return;
      this.run.push(event);
      this.hash = chained(this.hash, event.digest!);
      this.events += 1;
      if (this.events % SEALED_AT_ONCE === 0 || this.events === this.open.events) await this.compareRun();
      await this.compareHeads();
    }
  }

  /** When the log has come to its end. */
  async finish(): Promise<SealResult> {
    if (this.events < this.open.events && !this.finding) {
      await this.compareRun();
      this.finding ??= { kind: 'ended', event: this.events, sealed: this.open.events };
    }
    const beyond = this.heads.find(({ events }) => events > this.events);
    if (beyond) this.finding ??= { kind: 'shorter', event: this.events, ...headOf(beyond) };
    return { events: this.events, hash: this.hash, finding: this.finding };
  }

  private async compareRun(): Promise<void> {
    const run = this.run;
    this.run = [];
    if (this.finding || this.events > this.open.events) return;
    const number = Math.ceil(this.events / SEALED_AT_ONCE);
    const isWhole = this.events % SEALED_AT_ONCE === 0;
    if (run.length === 0) return;
    const seal = (await this.seals.one(number)) ?? (isWhole ? null : this.open);
    const first = this.events - run.length + 1;
    if (!seal) this.finding = { kind: 'noSeal', event: first, seal: number };
    else if (seal.events !== this.events || seal.hash !== this.hash) {
      this.finding = await this.difference(run, seal, first);
    }
  }

  /** What has happened to the first event that is not as it was sealed. `first` is the number of the run's first one. */
  private async difference(run: readonly CheckedEvent[], seal: StoredSeal, first: number) {
    const found = run.map(({ digest }) => markOf(digest!));
    const sealed = marksIn(seal.marks);
    const index = found.findIndex((mark, at) => mark !== sealed[at]);
    if (index < 0) {
      const isShort = found.length < sealed.length;
      return isShort ? null : ({ kind: 'sealDiffers', event: first, seal: seal.number } as const);
    }
    const following = await this.seals.one(seal.number + 1);
    const marks = [...sealed, ...marksIn((following ?? this.open).marks).slice(0, 1)];
    const { stream, revision, type } = run[index]!;
    return { kind: kindOf(found, marks, index), event: first + index, stream, revision, type } as const;
  }

  private async compareHeads(): Promise<void> {
    for (let head; (head = this.heads[this.agreed]) && head.events <= this.events; this.agreed += 1) {
      if (head.events < this.events || head.hash === this.hash || this.finding) continue;
      const before = this.heads[this.agreed - 1]?.events ?? 0;
      await this.compareRun();
      this.finding ??= { kind: 'otherThanProven', event: before + 1, ...headOf(head) };
    }
  }
}

const headOf = ({ at, events }: EarlierHead) => ({ proven: events, provenAt: at });

/** By what follows: after an event that was taken out comes the next one, after one that was put in the old one. */
function kindOf(found: readonly string[], sealed: readonly string[], index: number) {
  const [here, next] = found.slice(index);
  const [was, after] = sealed.slice(index);
  if (here === after && next === was) return 'swapped';
  if (here === after) return 'missing';
  return next === was ? 'inserted' : 'changed';
}
