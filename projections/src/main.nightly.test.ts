import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventsUntil } from '@bestellwerk/domain/ordering/testing/orders';
import { select } from './database/query.js';
import { appendOrder } from './testing/order-stories.js';
import { Stage } from './testing/stage.js';

// Three processes start here, and compile what they run.
jest.setTimeout(120_000);

let stage: Stage;
const children: ChildProcess[] = [];
beforeAll(async () => {
  stage = await Stage.start();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await stage.stop();
});

const start = (): ChildProcess => {
  const child = fork(fileURLToPath(new URL('./main.ts', import.meta.url)), {
    execArgv: ['--conditions=source', '--import', '@swc-node/register/esm-register'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: stage.databaseUrl,
      EVENTSTORE_URL: stage.eventStoreUrl,
      LOG_LEVEL: 'silent',
    },
  });
  children.push(child);
  return child;
};
const ready = async (child: ChildProcess): Promise<string> => {
  const [message] = (await once(child, 'message')) as [{ ready: true; url: string }];
  return message.url;
};
const append = () => appendOrder(stage.services.eventLog, randomUUID(), eventsUntil.completed);

describe('the process', () => {
  it('reports to its supervisor and over HTTP that it follows the log, and exits on SIGTERM', async () => {
    await append();
    const child = start();
    const url = await ready(child);
    await stage.handledAll();
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    const answer = await fetch(`${url}/health/ready`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      status: 'ok',
      details: { projections: { order_board: { lag: '0', parked: 0, generation: 1 } } },
    });
    const figures = await (await fetch(`${url}/metrics`)).text();
    expect(figures).toContain('projection_events_handled_total{projection="order_board"} 5');
    expect(figures).toContain('projection_lag{projection="daily_sales"} 0');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('exits when its supervisor is gone', async () => {
    const child = start();
    await ready(child);
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('counts every event once although it was killed while working', async () => {
    const killed = start();
    await ready(killed);
    let appended = 1;
    for (; appended < 40; appended++) {
      await append();
      if (appended === 20) killed.kill('SIGKILL');
    }
    await ready(start());
    await stage.handledAll();
    const rows = await select(
      stage.services.dataSource,
      `SELECT sum(orders)::integer AS orders, sum(gross)::float8 AS gross,
         (SELECT count(*)::integer FROM views.order_history) AS entries FROM views.daily_sales`,
    );
    expect(rows).toEqual([{ orders: appended, gross: appended * 33, entries: appended * 5 }]);
  });

  it('survives the loss of all its connections', async () => {
    const child = children.at(-1)!;
    expect(child.exitCode).toBeNull();
    await stage.cutConnections();
    await append();
    await stage.handledAll();
    expect(child.exitCode).toBeNull();
  });
});
