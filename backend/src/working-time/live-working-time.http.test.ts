import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { presenceTopic, terminalTopic, workingTimeTopic } from '@bestellwerk/domain/contracts/live-topics';
import { DataSource } from 'typeorm';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import { Listeners } from '../testing/listeners.js';
import { branch, otherBranch } from '../testing/orders.js';
import { press, workerOf } from '../testing/terminals.js';

let stage: BackendHarness;
const listeners = new Listeners();
beforeAll(async () => (stage = await BackendHarness.start()));
afterEach(() => listeners.close());
afterAll(() => stage?.stop());

const listen = (headers = {}, url = stage.url) => listeners.listen(url, headers);

const employee = async () => workerOf(await stage.staff(['ROLE_EMPLOYEE'], [branch.id]));

describe('a clock action', () => {
  it('is sent to the other terminal, the person and the team, on every backend', async () => {
    const worker = await employee();
    const colleague = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    const second = await stage.backend();
    const listeners = [
      { listener: listen({}, second.url), topic: terminalTopic(worker.username, worker.accessToken) },
      { listener: listen(worker.client.cookies), topic: workingTimeTopic(worker.id) },
      { listener: listen(colleague.cookies), topic: presenceTopic(branch.id) },
    ];
    for (const { listener, topic } of listeners)
      expect(await listener.subscribe(topic)).toMatchObject({ ok: true });
    await press(stage.visitor(), worker, 'start');
    for (const { listener, topic } of listeners) {
      await eventually(() => expect(listener.statuses()).toContain('working'));
      expect(listener.received[0]).toMatchObject({
        topic,
        projection: 'working_activity',
        rows: [{ user: worker.id }],
      });
    }
    const kept: unknown = await stage.app.get(DataSource).query('SELECT topics FROM views.changes');
    expect(JSON.stringify(kept)).not.toContain(worker.accessToken);
  });
});

describe('a shift in another branch', () => {
  it('notifies the other teams of the person, without its data, when it begins and when it ends', async () => {
    const worker = await workerOf(await stage.staff(['ROLE_EMPLOYEE'], [branch.id, otherBranch.id]));
    const colleague = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    const second = await stage.backend();
    const listener = listen(colleague.cookies, second.url);
    const topic = presenceTopic(branch.id);
    expect(await listener.subscribe(topic)).toMatchObject({ ok: true });
    const elsewhere = async () => {
      const { body } = await colleague.get(`/api/working-time/presence?branch=${branch.id}`);
      return body.data.find(({ user }: { user: string }) => user === worker.id).elsewhere;
    };
    for (const [step, place] of [
      ['start', otherBranch.id],
      ['end', null],
    ] as const) {
      listener.received.length = 0;
      const body = step === 'start' ? { branch: otherBranch.id } : {};
      const { status } = await worker.client.post(`/api/working-time/activities/${step}`, body);
      expect(status).toBeLessThan(300);
      await eventually(() => expect(listener.received.length).toBeGreaterThan(0));
      expect(listener.received[0]).toMatchObject({ topic, projection: 'working_activity', rows: [] });
      expect(await elsewhere()).toBe(place);
    }
  });
});

describe('a topic', () => {
  it('is refused to people whom it does not concern', async () => {
    const worker = await employee();
    const colleague = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    const lead = await stage.staff(['ROLE_SHIFT_LEAD'], [branch.id]);
    const open = (headers: Record<string, string>, topic: string) => listen(headers).subscribe(topic);
    const own = workingTimeTopic(worker.id);
    expect(await open(lead.cookies, own)).toMatchObject({ ok: true });
    expect(await open(colleague.cookies, own)).toMatchObject({ ok: false });
    expect(await open({}, own)).toMatchObject({ ok: false });
    expect(await open(colleague.cookies, presenceTopic(otherBranch.id))).toMatchObject({ ok: false });
    expect(await open({}, terminalTopic(worker.username, '000000000000'))).toMatchObject({ ok: false });
  });

  it('of a terminal gets no more changes after its code is revoked', async () => {
    const worker = await employee();
    const [terminal, own] = [listen(), listen(worker.client.cookies)];
    await terminal.subscribe(terminalTopic(worker.username, worker.accessToken));
    await own.subscribe(workingTimeTopic(worker.id));
    await worker.client.delete(`/api/users/${worker.id}/time-tracking-token`);
    await worker.client.post('/api/working-time/activities/start');
    await eventually(() => expect(own.statuses()).toEqual(['working']));
    expect(terminal.received).toEqual([]);
  });
});
