import { type HealthDetails, worstOf } from '@bestellwerk/domain/views/health.schema';
import type { HealthFacts } from './facts.js';
import {
  describeBackup,
  describeDeadlines,
  describeLive,
  describeLog,
  describeParked,
  describeReadModel,
  describeReadModels,
  describeRunner,
} from './health-texts.js';

/** Puts the state of the product into words, pure: what is wrong, and what to do. */
export function describeHealth(
  facts: HealthFacts,
  server: { readonly version: string; readonly startedAt: Date; readonly timeZone: string },
): HealthDetails {
  const readModels = facts.readModels.map((model) => describeReadModel(model, facts.log.head));
  const items = [
    describeLog(facts, server.timeZone),
    describeRunner(facts),
    describeReadModels(readModels),
    describeParked(facts),
    describeDeadlines(facts),
    describeLive(facts),
    describeBackup(facts, server.timeZone),
  ];
  return {
    state: worstOf(items.map(({ state }) => state)),
    at: facts.now.toISOString(),
    version: server.version,
    startedAt: server.startedAt.toISOString(),
    items,
    readModels,
    parked: [...facts.parked],
  };
}
