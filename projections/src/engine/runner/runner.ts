import { setTimeout as delay } from 'node:timers/promises';
import { OtherLog } from '@bestellwerk/event-log/errors';
import { Backoff } from '@bestellwerk/server-kit/backoff';
import { AdvisoryLock } from '../../database/advisory-lock.js';
import { EventRefused, FenceLost, describeFailure } from '../../database/failure.js';
import type { Projection } from '../projection.js';
import type { Services } from '../../app/services.js';
import { type Checkpoint, forgetOldChanges } from '../storage/checkpoint.js';
import { idOf, readDamaged, untilDamaged } from '../storage/damage.js';
import { endStandstill, noteStandstill } from '../storage/parked.js';
import { type FollowingGroup, followingGroups, followLog } from './follower.js';
import { openActive, openTarget } from './generations.js';
import { leaveOtherLog } from './other-log.js';
import { rebuildBeside, RebuildElsewhere } from './rebuild.js';
import { retryParked } from './retry-parked.js';
import type { RunnerLog, Target } from './target.js';

const LEASE = 'projections';
const LEASE_ASKED_EVERY_MS = 500;
const MAINTAINED_EVERY_MS = 60_000;

export interface RunnerOptions {
  readonly projections: readonly Projection[];
  readonly log: RunnerLog;
  /** How often old changes go and parked streams are tried again, in milliseconds (a minute). */
  readonly maintainedEveryMs?: number;
  /** Further work of the process that holds the lease, until the signal ends. Must not throw. */
  readonly underLease?: (signal: AbortSignal) => Promise<void>;
}

/** A projection that is to be rebuilt, and the generation that is read until then. */
interface Outdated {
  readonly projection: Projection;
  readonly checkpoint: Checkpoint;
}

/**
 * Keeps the read models up to date with the log. Of several processes on one database one works, by lease.
 * Works in cycles: each opens the generations as the database knows them and follows the log, until
 * something asks for a new look (a swap, a lost fence, a lagging projection that has caught up).
 */
export class Runner {
  private readonly caughtUp = new Set<string>();
  private readonly backoff = new Backoff();
  private leased = false;
  private following = false;
  /** Also of an earlier process. */
  private mayStandStill = true;

  constructor(
    private readonly services: Services,
    private readonly options: RunnerOptions,
  ) {}

  /** Whether this is the process that works. */
  get holdsLease(): boolean {
    return this.leased;
  }

  /** Whether the log is being followed right now. */
  get isFollowing(): boolean {
    return this.following;
  }

  /** Works until the signal ends; the current batch is finished first. Failures are waited out. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.workUnderLease(signal);
      } catch (error) {
        this.options.log.warn('The read models are waiting', { reason: describeFailure(error) });
        await this.noteStandstill(error);
        await this.backoff.wait(signal);
      }
    }
  }

  /** For the health pages of the other processes. A database that is away is noticed by them anyway. */
  private async noteStandstill(error: unknown): Promise<void> {
    this.mayStandStill = true;
    const { event = null, reason = describeFailure(error) } = error instanceof EventRefused ? error : {};
    const at = {
      stream: event?.stream ?? null,
      revision: event?.revision ?? null,
      type: event?.type ?? null,
    };
    await noteStandstill(this.services.dataSource, { reason, ...at }).catch(() => undefined);
  }

  private async workUnderLease(signal: AbortSignal): Promise<void> {
    const lease = await AdvisoryLock.tryAcquire(this.services.databaseUrl, LEASE);
    if (!lease) {
      await pause(LEASE_ASKED_EVERY_MS, signal);
      return;
    }
    this.leased = true;
    this.options.log.info('The lease is held');
    const end = new AbortController();
    const working = AbortSignal.any([signal, lease.lost, end.signal]);
    const beside = this.options.underLease?.(working);
    try {
      while (!working.aborted) await this.cycle(working);
    } catch (error) {
      if (!(error instanceof OtherLog)) throw error;
      await this.leaveOtherLog();
    } finally {
      this.leased = false;
      this.following = false;
      end.abort();
      await beside;
      await lease.release();
    }
  }

  private async leaveOtherLog(): Promise<void> {
    this.options.log.warn('The log is another one than the read models were made of');
    await leaveOtherLog(this.services);
    this.caughtUp.clear();
    this.options.log.warn('The read models are made again from this log');
  }

  private async cycle(signal: AbortSignal): Promise<void> {
    const end = new AbortController();
    const cycle = AbortSignal.any([signal, end.signal]);
    const { targets, outdated, damaged } = await this.open();
    for (const target of targets) await retryParked(this.context, target);
    const work = [
      ...followingGroups(targets, this.caughtUp).map((group) => this.follow(group, cycle)),
      ...outdated.map((projection) => this.rebuild(projection, cycle)),
      this.maintain(targets, cycle),
      untilDamaged(this.services.dataSource, targets, damaged, cycle),
    ];
    try {
      await Promise.race(work);
    } catch (error) {
      this.following = false;
      if (!(error instanceof FenceLost)) throw error;
      this.options.log.info('A generation was swapped by another process');
    } finally {
      end.abort();
      await Promise.allSettled(work);
    }
  }

  /** Those that are damaged go on as well as they can until they are replaced. */
  private async open() {
    const { dataSource } = this.services;
    const targets: Target[] = [];
    const outdated: Outdated[] = [];
    for (const projection of this.options.projections) {
      const checkpoint = await openActive(dataSource, projection);
      if (checkpoint.version !== projection.version) outdated.push({ projection, checkpoint });
      else targets.push(await openTarget(dataSource, projection, checkpoint));
    }
    const damaged = new Set((await readDamaged(dataSource)).map(idOf));
    for (const { id, projection, checkpoint } of targets) {
      if (!damaged.has(id)) continue;
      this.options.log.warn('The tables were changed by hand', { projection: projection.name });
      outdated.push({ projection, checkpoint });
    }
    return { targets, outdated, damaged };
  }

  /** A group that has caught up ends, to follow the log among those that had caught up before. */
  private async follow(group: FollowingGroup, signal: AbortSignal) {
    await followLog(this.context, group, signal, async ({ live }) => {
      this.backoff.reset();
      if (this.mayStandStill) await endStandstill(this.services.dataSource);
      this.mayStandStill = false;
      this.following = true;
      if (live) for (const target of group.targets) this.caughtUp.add(target.id);
      return live && group.endsWhenLive;
    });
  }

  private async rebuild({ projection, checkpoint }: Outdated, signal: AbortSignal): Promise<void> {
    const { name, version } = projection;
    while (!signal.aborted) {
      try {
        this.options.log.info('Rebuilding beside', { projection: name, version });
        const isSwapped = await rebuildBeside(this.context, projection, { resume: true, signal });
        if (isSwapped) this.options.log.info('Rebuilt', { projection: name, version });
        return;
      } catch (error) {
        if (!(error instanceof RebuildElsewhere)) throw error;
        await pause(LEASE_ASKED_EVERY_MS, signal);
        const active = await openActive(this.services.dataSource, projection);
        if (active.generation !== checkpoint.generation) return;
      }
    }
  }

  /** Ends, and with it the cycle, when there is something to be tried again. */
  private async maintain(targets: readonly Target[], signal: AbortSignal): Promise<void> {
    do {
      await forgetOldChanges(this.services.dataSource);
      await pause(this.options.maintainedEveryMs ?? MAINTAINED_EVERY_MS, signal);
    } while (!signal.aborted && targets.every(({ parked }) => parked.size === 0));
  }

  private get context() {
    return { ...this.services, log: this.options.log };
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  delay(ms, undefined, { signal }).catch(() => undefined);
