import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { SignageInstruction } from '@bestellwerk/domain/signage/signage-command.schema';
import { SignageModel } from '../../../testing/signage-model.js';
import { type PlayerRecord, afterRestart, commandStateOf, emptyRecord } from './command-log.js';
import { type PlayerDevice, type PlayerServer, takeStep } from './take-step.js';

class Killed extends Error {}

/** Kills the player just before or just after chosen ones of its calls to its device and the server. */
class PlannedKills {
  private count = 0;
  private isDead = false;
  constructor(private readonly kills: ReadonlyMap<number, 'before' | 'after'>) {}

  startAgain = (): void => void (this.isDead = false);

  around<Result>(act: () => Result): Result {
    const kill = this.kills.get(this.count++);
    if (kill === 'before' || this.isDead) this.kill();
    const result = act();
    if (kill === 'after') this.kill();
    return result;
  }

  private kill(): never {
    this.isDead = true;
    throw new Killed();
  }
}

/** A screen whose storage outlives its kills. `deeds`: the commands in the order in which they were done. */
class Screen implements PlayerDevice {
  readonly deeds: string[] = [];
  readonly reloads: string[] = [];
  private clock = 0;
  private stored = emptyRecord;
  constructor(private readonly planned: PlannedKills) {}

  now = (): number => (this.clock += 100);
  record = (): PlayerRecord => this.stored;
  sleepUntil = (until: number): void => void (this.clock = until);

  async store(record: PlayerRecord): Promise<void> {
    this.planned.around(() => {
      for (const { command, deed: current } of record.journal) {
        if (commandStateOf(this.stored, command) === null && current.state !== 'aborted')
          this.deeds.push(command);
      }
      this.stored = structuredClone(record);
    });
  }

  reload(): void {
    this.planned.around(() => {
      for (const { command, deed: current } of this.stored.journal) {
        if (current.state === 'reloading') this.reloads.push(command);
      }
    });
  }
}

const killedDuring = (model: SignageModel, planned: PlannedKills): PlayerServer => ({
  ask: async () => planned.around(() => model.ask()),
  acknowledge: async (command) => planned.around(() => model.acknowledge(command)),
  report: async () => planned.around(() => model.report()),
  answer: async (command, answer) => planned.around(() => model.answer(command, answer)),
});

/** From one start of the page to its end. True when nothing is left to do. */
async function runOnce(server: PlayerServer, screen: Screen): Promise<boolean> {
  await screen.store(afterRestart(screen.record()));
  let work = await server.ask();
  for (;;) {
    const turn = await takeStep(work, server, screen);
    if (turn.type === 'reloading') return false;
    if (turn.type === 'goOn') work = turn.work;
    else if (turn.until === null) return true;
    else {
      screen.sleepUntil(turn.until);
      work = await server.ask();
    }
  }
}

async function play(
  model: SignageModel,
  planned: PlannedKills,
  screen: Screen,
  betweenRuns: () => void,
): Promise<void> {
  const server = killedDuring(model, planned);
  let isDone = false;
  while (!isDone) {
    planned.startAgain();
    try {
      isDone = await runOnce(server, screen);
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      betweenRuns();
    }
  }
}

const instruction = fc.oneof(
  fc.constantFrom<SignageInstruction[]>(
    { type: 'identify', arguments: {} },
    { type: 'reload', arguments: {} },
    { type: 'clear', arguments: {} },
    { type: 'showScene', arguments: { scene: { headline: 'Mittag', text: '', lines: [], theme: 'dark' } } },
  ),
  fc
    .option(fc.integer({ min: 1, max: 60 }))
    .map((seconds): SignageInstruction => ({ type: 'showMessage', arguments: { text: 'Gleich', seconds } })),
);
const ten = fc.array(instruction, { minLength: 1, maxLength: 10 });
const kills = fc
  .array(fc.tuple(fc.nat(90), fc.constantFrom('before' as const, 'after' as const)), { maxLength: 25 })
  .map((pairs) => new Map(pairs));

test('a player killed at any points executes each command once, in order, and reports it', async () => {
  await fc.assert(
    fc.asyncProperty(ten, kills, async (instructions, when) => {
      const model = new SignageModel(instructions);
      const planned = new PlannedKills(when);
      const screen = new Screen(planned);
      await play(model, planned, screen, () => undefined);
      expect(model.commands.map(({ status }) => status)).toEqual(instructions.map(() => 'completed'));
      expect(screen.deeds).toEqual(model.commands.map(({ id }) => id));
      expect(new Set(screen.reloads).size).toBe(screen.reloads.length);
    }),
    { numRuns: 300 },
  );
});

test('with kills and aborts, completed commands ran once and aborted ones had no lasting effect', async () => {
  await fc.assert(
    fc.asyncProperty(ten, kills, fc.infiniteStream(fc.boolean()), async (instructions, when, aborts) => {
      const model = new SignageModel(instructions);
      const planned = new PlannedKills(when);
      const screen = new Screen(planned);
      await play(model, planned, screen, () => aborts.next().value && model.abort());
      for (const {
        id,
        status,
        instruction: { type },
      } of model.commands) {
        const times = screen.deeds.filter((done) => done === id).length;
        if (status === 'completed') expect(times).toBe(1);
        else expect([status, times]).toEqual(['aborted', type === 'identify' && times === 1 ? 1 : 0]);
      }
    }),
    { numRuns: 300 },
  );
});
