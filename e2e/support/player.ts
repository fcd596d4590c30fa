import { expect, type APIRequestContext } from '@playwright/test';

interface Work {
  command: { id: string } | null;
}

/** A screen without a browser: asks for a code, and answers its commands as a test says. */
export class Player {
  private token = '';

  private constructor(
    private readonly request: APIRequestContext,
    readonly code: string,
    private readonly secret: string,
  ) {}

  static async waiting(request: APIRequestContext): Promise<Player> {
    const { data } = await (await request.post('/api/signage/pairings')).json();
    return new Player(request, data.code, data.secret);
  }

  /** Learns its token and gives a sign of life. */
  async begin(): Promise<void> {
    const { data } = await (await this.request.get(`/api/signage/pairings/${this.secret}`)).json();
    this.token = data.token;
    await this.send('POST', '/heartbeat', {});
  }

  /** Asks for what is to be done, which delivers it. */
  async fetch(): Promise<string> {
    const { command } = await this.send('GET', '');
    expect(command).not.toBeNull();
    return command!.id;
  }

  answer(command: string, answer: 'acknowledge' | 'complete' | 'fail', body: object = {}): Promise<Work> {
    return this.send('POST', `/commands/${command}/${answer}`, body);
  }

  private async send(method: string, path: string, data?: object): Promise<Work> {
    const headers = { authorization: `Bearer ${this.token}` };
    const answer = await this.request.fetch(`/api/signage/player${path}`, { method, headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).data;
  }
}
