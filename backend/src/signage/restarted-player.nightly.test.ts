import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { SignageCommand } from '@bestellwerk/domain/contracts/signage.schema';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { message, paired, type Player } from '../testing/screens.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

class Killed extends Error {}

/** What survives a kill: ids of executed commands, written atomically with the execution. */
interface Storage {
  readonly done: string[];
}

/** A player as it runs from one start to the next kill: it dies after `steps` requests and executions. */
class Run {
  constructor(
    private readonly player: Player,
    private readonly storage: Storage,
    private steps: number,
  ) {}

  async untilIdle(): Promise<void> {
    let { command } = (await this.step(() => this.player.work())).body.data;
    while (command) command = await this.carryOut(command);
  }

  private async carryOut({ id, instruction }: SignageCommand): Promise<SignageCommand | null> {
    if (!this.storage.done.includes(id)) {
      await this.step(() => this.player.report(id, 'acknowledge'));
      await this.step(async () => this.storage.done.push(id));
    }
    const answer = await this.step(() => this.player.report(id, 'complete', { result: instruction.type }));
    return answer.body.data.command;
  }

  /** Kills the player after the work is done, so that the answer is lost. */
  private async step<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = await work();
    if (this.steps-- === 0) throw new Killed();
    return result;
  }
}

const five = [
  { type: 'identify' },
  message('Mittagspause'),
  { type: 'showScene', arguments: { scene: { headline: 'Menü' } } },
  { type: 'reload' },
  { type: 'clear' },
];

it('a player that is killed after every single step does each of ten commands once, and reports all', async () => {
  const { player } = await paired(stage.visitor(), admin);
  const path = `/api/digital-signage-devices/${player.device}`;
  const requested: string[] = [];
  const send = async (body: object) => {
    const { current, waiting } = (await admin.post(`${path}/command`, body)).body.data;
    requested.push((waiting.at(-1) ?? current).id);
  };
  const storage: Storage = { done: [] };
  for (const body of five) await send(body);

  for (let steps = 0; storage.done.length < 10; steps = (steps + 1) % 4) {
    await new Run(player, storage, steps).untilIdle().catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
    while (requested.length < Math.min(10, 5 + storage.done.length)) await send(five[requested.length - 5]!);
  }
  await new Run(player, storage, Infinity).untilIdle();

  expect(requested).toHaveLength(10);
  expect(storage.done).toEqual(requested);
  const history = (await admin.get(`${path}/commands`)).body.data as SignageCommand[];
  expect(history.map(({ id, status }) => [id, status])).toEqual(
    [...requested].reverse().map((id) => [id, 'completed']),
  );
});
