import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { eventsUntil } from '@bestellwerk/domain/ordering/testing/orders';
import { LogProofs } from '@bestellwerk/event-log/seal/log-proofs';
import { logSeal } from '../../audit-log/log-seal/project.js';
import { appendOrder } from '../../testing/order-stories.js';
import { Stage } from '../../testing/stage.js';
import { provenVerify } from './proven-verify.js';

jest.setTimeout(60_000);

const options = { projections: [logSeal], now: () => new Date('2026-11-20T18:00:00.000Z'), waitMs: 0 };
let stage: Stage;
let proofs: LogProofs;
beforeAll(async () => {
  stage = await Stage.start();
  await stage.run([logSeal]);
  await appendOrder(stage.services.eventLog, randomUUID(), eventsUntil.confirmed);
  await stage.handledAll();
  proofs = await LogProofs.open(stage.services.dataSource, 'the key of a server');
});
afterAll(() => stage.stop());

it('a right check is recorded as a signed proof, with which every later one is compared', async () => {
  const { report, recorded } = await provenVerify(stage.services, proofs, [], options);
  expect(recorded).toMatchObject({ outcome: 'right', events: 3, hash: report.chain!.hash, finding: null });
  expect(proofs.signatureOf(recorded!.kept!)).toBe('own');
  expect(await proofs.heads()).toEqual([recorded!.kept]);
  await appendOrder(stage.services.eventLog, randomUUID(), eventsUntil.confirmed);
  await stage.handledAll();
  const later = await provenVerify(stage.services, proofs, [recorded!.kept!], options);
  expect(later.recorded).toMatchObject({ outcome: 'right', events: 6 });
});

it('a proof that was kept outside and does not agree is a finding, and no new proof', async () => {
  const [first] = await proofs.heads();
  const other = { ...(first as never as object), hash: 'f'.repeat(64) } as never;
  const { report, recorded } = await provenVerify(stage.services, proofs, [other], options);
  const finding = { kind: 'otherThanProven', proven: 3, provenAt: '2026-11-20T18:00:00.000Z' };
  expect(report.chain!.finding).toMatchObject(finding);
  expect(report.isRight).toBe(false);
  expect(recorded).toMatchObject({ outcome: 'wrong', kept: null, finding });
  expect((await proofs.heads()).length).toBe(2);
});

it('while another check is running nothing is recorded, until nobody works on that one any more', async () => {
  const id = await proofs.begin(6);
  expect((await provenVerify(stage.services, proofs, [], options)).recorded).toBeNull();
  await proofs.abandon(id!);
  expect((await proofs.latest(1))[0]).toMatchObject({ id, outcome: 'interrupted' });
  expect((await provenVerify(stage.services, proofs, [], options)).recorded).not.toBeNull();
});
