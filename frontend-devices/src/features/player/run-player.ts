import type { PlayerWork } from '@bestellwerk/domain/contracts/signage.schema';
import { isUnpaired } from './is-unpaired.js';
import { afterRestart } from './command-log.js';
import { type PlayerDevice, type PlayerServer, takeStep } from './take-step.js';

const ASK_EVERY_MS = 30_000;
const RETRY_AFTER_MS = 2_000;

interface Run {
  readonly server: PlayerServer;
  readonly device: PlayerDevice;
  /** Rung when there is something to ask for. */
  readonly alarm: InterruptibleSleep;
  readonly signal: AbortSignal;
}

/** Works through the commands, one call after the other, until it is stopped. Throws when the device is cut off. */
export async function runPlayer({ server, device, alarm, signal }: Run): Promise<void> {
  let work: PlayerWork | null = null;
  let isStarted = false;
  while (!signal.aborted) {
    try {
      if (!isStarted) await rememberStart(device);
      isStarted = true;
      work ??= await server.ask();
      if (signal.aborted) return;
      const turn = await takeStep(work, server, device);
      if (turn.type === 'reloading') return;
      if (turn.type === 'goOn') work = turn.work;
      else {
        const wait = turn.until === null ? ASK_EVERY_MS : turn.until - device.now();
        await alarm.sleep(Math.min(Math.max(0, wait), ASK_EVERY_MS));
        work = null;
      }
    } catch (error) {
      if (isUnpaired(error)) throw error;
      await alarm.sleep(RETRY_AFTER_MS);
      work = null;
    }
  }
}

async function rememberStart(device: PlayerDevice): Promise<void> {
  const before = device.record();
  const after = afterRestart(before);
  if (after !== before) await device.store(after);
}

/** An interruptible sleep; an interrupt before the sleep is not lost. */
export class InterruptibleSleep {
  private isRung = false;
  private wake: (() => void) | null = null;

  ring(): void {
    this.isRung = true;
    this.wake?.();
  }

  async sleep(milliseconds: number): Promise<void> {
    if (!this.isRung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.wake = null;
    this.isRung = false;
  }
}
