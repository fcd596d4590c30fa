import { setTimeout as delay } from 'node:timers/promises';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';
import type { Trouble } from '@bestellwerk/server-kit/process-lifecycle';
import { NotReadyInTime, type Part, type PartProcess, startPart } from '../process/part-process.js';
import { nextTry, RestartPause } from './restart-pause.js';
import { HeartbeatAge } from './heartbeat-age.js';

/** How one part is, as the supervisor sees it. */
export interface PartState {
  readonly name: string;
  /** 'waiting': it has ended and is started again after a pause. */
  readonly state: 'starting' | 'running' | 'waiting';
  /** When it came into this state, ISO 8601. */
  readonly since: string;
  /** How often it was started again. */
  readonly restarts: number;
  /** While it does not run, why; while it runs, what it cannot do. Null when all is well. */
  readonly reason: Trouble | null;
}

export interface KeeperOptions {
  /** Called with one line for people whenever something happens to the part. */
  readonly onProgress: (line: string) => void;
  readonly onState: (state: PartState) => void;
  /** A part that gives no sign of life for this long is ended and started again. */
  readonly aliveWithinMs: number;
}

const LOOK_EVERY_MS = 1000;
const STOP_WITHIN_MS = 1000;

/** Starts one part and keeps it alive: whenever it ends or hangs it is started again in place, with growing pauses. */
export class PartKeeper {
  private child: PartProcess | undefined;
  private state: PartState;
  private trouble: Trouble | null = null;
  /** Null until the part has given its first sign of life: only then can it fail to give one. */
  private heartbeatAge: HeartbeatAge | null = null;
  private readonly pause = new RestartPause();
  private readonly stopped = new AbortController();

  constructor(
    private readonly part: Part,
    private readonly addresses: Record<string, string>,
    private readonly options: KeeperOptions,
  ) {
    this.state = { name: part.name, state: 'starting', since: isoNow(), restarts: 0, reason: null };
  }

  /**
   * Resolves when the part is ready for the first time. Rejects when its settings are wrong, or when it is stopped. A part
   * that was ready once had the right settings: a later failure may be temporary.
   */
  async start(): Promise<void> {
    this.options.onProgress(`${this.part.name}: starting`);
    this.become('starting', null);
    const first = await this.launch();
    if (first && !this.stopped.signal.aborted) await this.restartUntilReady(first);
    if (this.stopped.signal.aborted) throw new Error('stopped while starting');
    this.options.onProgress(`${this.part.name}: ready`);
    void this.keepAlive();
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  async stop(graceMs: number): Promise<void> {
    this.stopped.abort();
    await this.child?.stop(graceMs);
  }

  private async keepAlive(): Promise<void> {
    for (;;) {
      const ready = performance.now();
      const ending = await this.untilEnd();
      if (this.stopped.signal.aborted) return;
      await this.restartUntilReady(ending, performance.now() - ready);
      if (this.stopped.signal.aborted) return;
      this.options.onProgress(`${this.part.name}: ready again`);
    }
  }

  private async restartUntilReady(ending: Error, readyForMs = 0): Promise<void> {
    let reason: Error | null = ending;
    for (let lived = readyForMs; reason; lived = 0) {
      this.refuseWrongSettings(reason);
      const pause = this.pause.next(lived);
      this.become('waiting', this.trouble ?? troubleOf(reason));
      this.options.onProgress(`${this.part.name}: ${nextTry(reason.message, pause)}`);
      await delay(pause, undefined, { signal: this.stopped.signal }).catch(() => undefined);
      if (this.stopped.signal.aborted) return;
      const former = this.state.reason;
      this.state = { ...this.state, restarts: this.state.restarts + 1 };
      this.become('starting', former);
      reason = await this.launch();
      if (this.stopped.signal.aborted) return;
    }
  }

  private refuseWrongSettings(reason: Error): void {
    const wasReady = this.addresses[this.part.name] !== undefined;
    if (wasReady || this.stopped.signal.aborted || !(reason instanceof WrongSettings)) return;
    throw new WrongSettings(`${this.part.name}: ${reason.message}`);
  }

  /** Null when the part is ready; otherwise why it is not, with its process ended. */
  private async launch(): Promise<Error | null> {
    this.trouble = null;
    this.heartbeatAge = null;
    const child = startPart(this.part, this.addresses, {
      onAlive: () => (this.heartbeatAge ??= new HeartbeatAge(2 * LOOK_EVERY_MS)).beat(),
      onTrouble: (trouble) => this.hasTrouble(trouble),
    });
    this.child = child;
    if (this.stopped.signal.aborted) void child.stop(STOP_WITHIN_MS);
    try {
      this.addresses[this.part.name] = await child.ready;
      this.become('running', this.trouble);
      return null;
    } catch (error) {
      await child.stop(STOP_WITHIN_MS);
      return error as Error;
    }
  }

  private async untilEnd(): Promise<Error> {
    const child = this.child!;
    const end = new AbortController();
    const ending = await Promise.race([child.ended, this.untilHung(end.signal)]);
    end.abort();
    if (ending instanceof Hung) await child.stop(0);
    return ending;
  }

  private async untilHung(end: AbortSignal): Promise<Error> {
    const limit = this.options.aliveWithinMs;
    const look = Math.min(LOOK_EVERY_MS, limit / 4);
    while ((this.heartbeatAge?.tick(performance.now()) ?? 0) < limit) {
      await delay(look, undefined, { signal: end, ref: false }).catch(() => undefined);
      if (end.aborted) return new Error('ended');
    }
    return new Hung(`gave no sign of life for ${limit / 1000} s and was ended`);
  }

  private hasTrouble(trouble: Trouble | null): void {
    if (trouble?.text !== this.trouble?.text) {
      this.options.onProgress(`${this.part.name}: ${trouble?.text ?? 'works fully again'}`);
    }
    this.trouble = trouble;
    this.become(this.state.state, trouble);
  }

  private become(state: PartState['state'], reason: Trouble | null): void {
    const since =
      state === this.state.state && reason?.code === this.state.reason?.code ? this.state.since : isoNow();
    this.state = { ...this.state, state, since, reason };
    this.options.onState(this.state);
  }
}

class Hung extends Error {}

function troubleOf(ending: Error): Trouble {
  const code = ending instanceof Hung ? 'hung' : ending instanceof NotReadyInTime ? 'late' : 'ended';
  return { code, text: ending.message };
}

const isoNow = (): string => new Date().toISOString();
