import type { PlayerWork } from '@bestellwerk/domain/contracts/signage.schema';
import type { Answer, PlayerRecord } from './command-log.js';
import { nextStep } from './next-step.js';

/** What a player asks of the server; each answer is the work as it then is. */
export interface PlayerServer {
  ask(): Promise<PlayerWork>;
  acknowledge(command: string): Promise<PlayerWork>;
  report(command: string, percent: number, text: string): Promise<PlayerWork>;
  answer(command: string, answer: Answer): Promise<PlayerWork>;
}

/** What a player asks of the device it runs on. */
export interface PlayerDevice {
  now(): number;
  record(): PlayerRecord;
  /** In one write that outlives a power cut; rejects if the device cannot. */
  store(record: PlayerRecord): Promise<void>;
  reload(): void;
}

export type Turn =
  | { readonly type: 'goOn'; readonly work: PlayerWork }
  /** Nothing to do until that time (milliseconds), or until the server sends a command if null. */
  | { readonly type: 'rest'; readonly until: number | null }
  | { readonly type: 'reloading' };

const notStored: Answer = {
  state: 'failed',
  code: 'not-stored',
  message: 'Der Speicher des Bildschirms ist voll oder gesperrt.',
};

/** One step of the command at work. */
export async function takeStep(work: PlayerWork, server: PlayerServer, device: PlayerDevice): Promise<Turn> {
  const step = nextStep(device.record(), work.command, device.now());
  const command = work.command?.id ?? '';
  switch (step.type) {
    case 'rest':
      return { type: 'rest', until: null };
    case 'wait':
      return { type: 'rest', until: step.until };
    case 'acknowledge':
      return { type: 'goOn', work: await server.acknowledge(command) };
    case 'do':
      return (await isStored(device, step.record))
        ? { type: 'goOn', work }
        : { type: 'goOn', work: await server.answer(command, notStored) };
    case 'report': {
      const reported = await server.report(command, step.percent, step.text);
      await device.store(step.record);
      return { type: 'goOn', work: reported };
    }
    case 'answer':
      return { type: 'goOn', work: await server.answer(command, step.answer) };
    case 'reload':
      device.reload();
      return { type: 'reloading' };
    default:
      return step satisfies never;
  }
}

async function isStored(device: PlayerDevice, record: PlayerRecord): Promise<boolean> {
  try {
    await device.store(record);
    return true;
  } catch {
    return false;
  }
}
