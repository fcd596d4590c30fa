import type { SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';
import type { Client, Response } from './client.js';
import { branch } from './orders.js';

/** A screen's side: it knows its token and nothing else. */
export class Player {
  constructor(
    private readonly client: Client,
    readonly device: string,
    readonly token: string,
  ) {}

  work(): Promise<Response> {
    return this.client.get('/api/signage/player', this.proof);
  }

  heartbeat(): Promise<Response> {
    return this.client.post('/api/signage/player/heartbeat', {}, this.proof);
  }

  report(command: string, what: string, body: object = {}): Promise<Response> {
    return this.client.post(`/api/signage/player/commands/${command}/${what}`, body, this.proof);
  }

  private get proof(): Record<string, string> {
    return { authorization: `Bearer ${this.token}` };
  }
}

let screens = 0;

/** A screen that staff have paired. */
export async function paired(
  visitor: Client,
  staff: Client,
  { name = `Eingang ${++screens}`, at = branch.id }: { name?: string; at?: string } = {},
): Promise<{ player: Player; screen: SignageDevice }> {
  const opened = await visitor.post('/api/signage/pairings');
  const { code, secret } = opened.body.data;
  const answer = await staff.post('/api/digital-signage-devices', { code, name, branch: at });
  if (answer.status !== 200) throw new Error(`Pairing was answered ${answer.status}`);
  const response = await visitor.get(`/api/signage/pairings/${secret}`);
  const { device, token } = response.body.data;
  return { player: new Player(visitor, device, token), screen: answer.body.data };
}

export const message = (text: string): object => ({
  type: 'showMessage',
  arguments: { text, seconds: null },
});
