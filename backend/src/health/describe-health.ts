import { type HealthDetails, worstOf } from '@bestellwerk/domain/contracts/health.schema';
import { describeAddress } from './address-texts.js';
import { describeDamage } from './damage-text.js';
import { describeParts } from './part-texts.js';
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
  describeVisits,
} from './health-texts.js';

export interface DescribedServer {
  readonly version: string;
  readonly startedAt: Date;
  readonly timeZone: string;
  readonly publicUrl: string;
}

/** Puts the state of the product into words, pure: what is wrong, and what to do. */
export function describeHealth(facts: HealthFacts, server: DescribedServer): HealthDetails {
  const readModels = facts.readModels.map((model) => describeReadModel(model, facts.log.head));
  const items = [
    describeLog(facts, server.timeZone),
    describeRunner(facts),
    describeReadModels(readModels, describeDamage(facts.readModels, facts.log.head)),
    describeParked(facts),
    describeDeadlines(facts),
    describeVisits(facts),
    describeLive(facts),
    describeBackup(facts, server.timeZone),
    describeAddress(server.publicUrl),
    describeParts(facts.parts) ?? [],
  ].flat();
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
