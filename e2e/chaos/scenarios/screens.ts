import { randomUUID } from 'node:crypto';
import type { SeededRandom } from '../seeded-random.js';
import { requestFact } from '../fact-of.js';
import type { ChaosContext } from '../context.js';

/** A day: nothing expires while everything is down. */
const EXPIRES_IN_SECONDS = 86_400;

export class Screen {
  /** How often each command was carried out, by its id. */
  readonly carriedOut = new Map<string, number>();

  private constructor(
    private readonly context: ChaosContext,
    readonly device: string,
    private readonly token: string,
  ) {}

  static async paired(context: ChaosContext, name: string): Promise<Screen> {
    const opened = await context.office.ask('POST', '/api/signage/pairings');
    const { code, secret } = opened.data;
    const body = { code, name, branch: context.branch };
    await context.office.ask('POST', '/api/digital-signage-devices', { body, key: randomUUID() });
    const response = await context.office.ask('GET', `/api/signage/pairings/${secret}`);
    return new Screen(context, response.data.device, response.data.token);
  }

  get stream(): string {
    return `signagePlayer-${this.device}`;
  }

  /** Staff send it a command. */
  async send(random: SeededRandom): Promise<void> {
    const type = random.pick(['identify', 'showMessage', 'reload', 'clear']);
    const instruction = { type, arguments: type === 'showMessage' ? { text: randomUUID() } : {} };
    const body = { ...instruction, expiresInSeconds: EXPIRES_IN_SECONDS };
    const path = `/api/digital-signage-devices/${this.device}/command`;
    await this.context.office.ask('POST', path, { body, key: randomUUID() });
    this.context.expected.add(this.stream, requestFact(instruction));
  }

  /** Does what is to be done, one after the other, until nothing is left. */
  async work(): Promise<void> {
    for (let command = await this.say('GET', ''); command !== null;) {
      const begun = await this.say('POST', `/commands/${command}/acknowledge`);
      this.context.expected.add(this.stream, `CommandAcknowledged ${command}`);
      if (begun !== command) throw new Error('A screen was asked to begin something else');
      this.carriedOut.set(command, (this.carriedOut.get(command) ?? 0) + 1);
      const done: string = command;
      command = await this.say('POST', `/commands/${done}/complete`);
      this.context.expected.add(this.stream, `CommandCompleted ${done}`);
    }
  }

  /** Answers the command that is to be done next. */
  private async say(method: string, path: string): Promise<string | null> {
    const headers = { authorization: `Bearer ${this.token}` };
    const body = method === 'POST' ? {} : undefined;
    const { data } = await this.context.office.ask(method, `/api/signage/player${path}`, { body, headers });
    return data.command?.id ?? null;
  }
}
