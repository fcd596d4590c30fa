import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { playerTopic, screensTopic, screenTopic } from '@bestellwerk/domain/views/live-topics';
import type { SignageCommand, SignageDevice } from '@bestellwerk/domain/views/signage.schema';
import { DataSource } from 'typeorm';
import { eventually } from '../../../projections/src/testing/stage.js';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { Listeners, type Listener } from '../testing/listeners.js';
import { branch, otherBranch } from '../testing/orders.js';
import { message, paired, type Player } from '../testing/screens.js';

let stage: BackendHarness;
let admin: Client;
const listeners = new Listeners();
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterEach(() => listeners.close());
afterAll(() => stage?.stop());

const tell = ({ device }: Player, body: object) =>
  admin.post(`/api/digital-signage-devices/${device}/command`, body);
const rowsOf = <Row>({ received }: Listener, projection: string) =>
  received.filter((changes) => changes.projection === projection).flatMap(({ rows }) => rows as Row[]);
const screensHeard = (listener: Listener) => rowsOf<SignageDevice>(listener, 'signage_device');

describe('staff', () => {
  it('see every step of a command, on every backend', async () => {
    const { player } = await paired(stage.visitor(), admin);
    const second = await stage.backend();
    const employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    const overview = listeners.listen(second.url, employee.cookies);
    const detail = listeners.listen(stage.url, employee.cookies);
    expect(await overview.subscribe(screensTopic(branch.id))).toMatchObject({ ok: true });
    await eventually(async () =>
      expect(await detail.subscribe(screenTopic(player.device))).toMatchObject({ ok: true }),
    );
    const { id } = (await tell(player, message('Hallo'))).body.data.current;
    await player.work();
    await player.says(id, 'acknowledge');
    await player.says(id, 'complete');
    await eventually(() => {
      expect(screensHeard(overview).at(-1)).toMatchObject({
        current: null,
        last: { id, status: 'completed' },
      });
      const commands = rowsOf<SignageCommand>(detail, 'signage_command');
      expect(commands.at(-1)).toMatchObject({
        id,
        status: 'completed',
        requestedBy: { name: 'Vera Beispiel' },
      });
    });
  });

  it('see screens come and go', async () => {
    const overview = listeners.listen(stage.url, admin.cookies);
    await overview.subscribe(screensTopic(branch.id));
    const { player } = await paired(stage.visitor(), admin);
    const isOnline = () =>
      screensHeard(overview)
        .filter(({ id }) => id === player.device)
        .at(-1)?.isOnline;
    await eventually(() => expect(isOnline()).toBe(false));
    await player.heartbeat();
    await eventually(() => expect(isOnline()).toBe(true));
    await stage.app
      .get(DataSource)
      .query("UPDATE app.signage_presence SET last_seen_at = now() - interval '31 s' WHERE device = $1", [
        player.device,
      ]);
    await eventually(() => expect(isOnline()).toBe(false));
  });

  it('are refused screens of other branches', async () => {
    const { player } = await paired(stage.visitor(), admin);
    const stranger = listeners.listen(
      stage.url,
      (await stage.staff(['ROLE_EMPLOYEE'], [otherBranch.id])).cookies,
    );
    for (const topic of [screensTopic(branch.id), screenTopic(player.device), screenTopic('x')]) {
      expect(await stranger.subscribe(topic)).toMatchObject({ ok: false });
    }
  });
});

describe('a player', () => {
  it('is told to ask, under its own topic and without any rows', async () => {
    const { player } = await paired(stage.visitor(), admin);
    const screen = listeners.listen(stage.url);
    const topic = playerTopic(player.device, player.token);
    expect(await screen.subscribe(topic)).toMatchObject({ ok: true });
    await tell(player, message('Hallo'));
    await eventually(() =>
      expect(screen.received.at(-1)).toMatchObject({ topic, projection: 'signage_device', rows: [] }),
    );
    const changes = await stage.app.get(DataSource).query('SELECT topics::text FROM views.changes');
    expect(JSON.stringify(changes)).not.toContain(player.token);
  });

  it('that no longer wants to hear is told nothing', async () => {
    const { player } = await paired(stage.visitor(), admin);
    const [gone, there] = [listeners.listen(stage.url), listeners.listen(stage.url)];
    const topic = playerTopic(player.device, player.token);
    for (const one of [gone, there]) await one.subscribe(topic);
    await gone.socket.emitWithAck('unsubscribe', topic);
    const [before, position] = [gone.received.length, Number(there.received.at(-1)?.position ?? -1)];
    await tell(player, message('Hallo'));
    await eventually(() => expect(Number(there.received.at(-1)?.position)).toBeGreaterThan(position));
    expect(gone.received).toHaveLength(before);
  });

  it.each([
    ['a wrong token', (device: string) => playerTopic(device, 'wrong')],
    ['no token', (device: string) => `player:${device}`],
    ['what staff see', (device: string) => screenTopic(device)],
  ])('is refused with %s', async (_, topicOf) => {
    const { player } = await paired(stage.visitor(), admin);
    expect(await listeners.listen(stage.url).subscribe(topicOf(player.device))).toMatchObject({ ok: false });
  });

  it('is refused the topic of another one, and its own once it was taken away', async () => {
    const [one, other] = [await paired(stage.visitor(), admin), await paired(stage.visitor(), admin)];
    const screen = listeners.listen(stage.url);
    expect(await screen.subscribe(playerTopic(other.player.device, one.player.token))).toMatchObject({
      ok: false,
    });
    await admin.delete(`/api/digital-signage-devices/${one.player.device}`);
    expect(await screen.subscribe(playerTopic(one.player.device, one.player.token))).toMatchObject({
      ok: false,
    });
  });
});
