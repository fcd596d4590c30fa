import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { playerTopic, screensTopic, screenTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { SignageCommand, SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';
import { DataSource } from 'typeorm';
import { eventually } from '@bestellwerk/server-kit/testing/until';
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

const send = ({ device }: Player, body: object) =>
  admin.post(`/api/digital-signage-devices/${device}/command`, body);
const rowsOf = <Row>({ received }: Listener, projection: string) =>
  received.filter((changes) => changes.projection === projection).flatMap(({ rows }) => rows as Row[]);
const screensReceived = (listener: Listener) => rowsOf<SignageDevice>(listener, 'signage_device');

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
    const { id } = (await send(player, message('Hallo'))).body.data.current;
    await player.work();
    await player.report(id, 'acknowledge');
    await player.report(id, 'complete');
    await eventually(() => {
      expect(screensReceived(overview).at(-1)).toMatchObject({
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

  it('see screens go online and offline', async () => {
    const overview = listeners.listen(stage.url, admin.cookies);
    await overview.subscribe(screensTopic(branch.id));
    const { player } = await paired(stage.visitor(), admin);
    const isOnline = () =>
      screensReceived(overview)
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
  it('gets a change without rows under its own topic when a command is requested', async () => {
    const { player } = await paired(stage.visitor(), admin);
    const screen = listeners.listen(stage.url);
    const topic = playerTopic(player.device, player.token);
    expect(await screen.subscribe(topic)).toMatchObject({ ok: true });
    await send(player, message('Hallo'));
    await eventually(() =>
      expect(screen.received.at(-1)).toMatchObject({ topic, projection: 'signage_device', rows: [] }),
    );
    const changes = await stage.app.get(DataSource).query('SELECT topics::text FROM views.changes');
    expect(JSON.stringify(changes)).not.toContain(player.token);
  });

  it('gets no changes after it unsubscribed', async () => {
    const { player } = await paired(stage.visitor(), admin);
    const [former, active] = [listeners.listen(stage.url), listeners.listen(stage.url)];
    const topic = playerTopic(player.device, player.token);
    for (const one of [former, active]) await one.subscribe(topic);
    await former.socket.emitWithAck('unsubscribe', topic);
    const [before, position] = [former.received.length, Number(active.received.at(-1)?.position ?? -1)];
    await send(player, message('Hallo'));
    await eventually(() => expect(Number(active.received.at(-1)?.position)).toBeGreaterThan(position));
    expect(former.received).toHaveLength(before);
  });

  it.each([
    ['a wrong token', (device: string) => playerTopic(device, 'wrong')],
    ['no token', (device: string) => `player:${device}`],
    ['the topic of staff', (device: string) => screenTopic(device)],
  ])('is refused with %s', async (_, topicOf) => {
    const { player } = await paired(stage.visitor(), admin);
    expect(await listeners.listen(stage.url).subscribe(topicOf(player.device))).toMatchObject({ ok: false });
  });

  it('is refused the topic of another player, and its own after it was removed', async () => {
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
