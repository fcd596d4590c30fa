import { branchDayDecider } from '@bestellwerk/domain/branch-day/branch-day';
import { branchDayFamily } from '@bestellwerk/domain/branch-day/branch-day-events';
import type { Decider } from '@bestellwerk/domain/kernel/decider';
import type { DomainEvent } from '@bestellwerk/domain/kernel/event';
import { previewLinksDecider, previewLinksFamily } from '@bestellwerk/domain/records/preview-links';
import { uniqueNameDecider, uniqueNameFamily } from '@bestellwerk/domain/records/unique-name';
import { closingDecider } from '@bestellwerk/domain/ordering/closing/closing';
import { closingFamily } from '@bestellwerk/domain/ordering/closing/closing-events';
import { orderDecider } from '@bestellwerk/domain/ordering/order/order';
import { orderFamily } from '@bestellwerk/domain/ordering/order/order-events';
import { printJobDecider } from '@bestellwerk/domain/printing/print-job';
import { printJobFamily } from '@bestellwerk/domain/printing/print-job-events';
import { resources } from '@bestellwerk/domain/records/definitions/all';
import { budgetDecider } from '@bestellwerk/domain/content-ai/budget/budget';
import { budgetFamily } from '@bestellwerk/domain/content-ai/budget/budget-events';
import { generationDecider } from '@bestellwerk/domain/content-ai/generation/generation';
import { generationFamily } from '@bestellwerk/domain/content-ai/generation/generation-events';
import { signageFamily } from '@bestellwerk/domain/signage/signage-events';
import { signagePlayerDecider } from '@bestellwerk/domain/signage/signage-player';
import { weeklyPlanDecider } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan-decisions';
import { weeklyPlanFamily } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan-events';
import { workingTimeDecider } from '@bestellwerk/domain/working-time/working-time';
import { workingTimeFamily } from '@bestellwerk/domain/working-time/working-time-events';
import { isUndecodable, type LogEvent } from '@bestellwerk/event-log/log-event';
import { Findings } from './findings.js';

type AnyDecider = Decider<unknown, DomainEvent>;

/** By the category of the streams. */
export const deciders: Readonly<Record<string, AnyDecider>> = {
  [branchDayFamily.category]: branchDayDecider as AnyDecider,
  [closingFamily.category]: closingDecider as AnyDecider,
  [orderFamily.category]: orderDecider as AnyDecider,
  [printJobFamily.category]: printJobDecider as AnyDecider,
  [signageFamily.category]: signagePlayerDecider as AnyDecider,
  [workingTimeFamily.category]: workingTimeDecider as AnyDecider,
  [generationFamily.category]: generationDecider as AnyDecider,
  [budgetFamily.category]: budgetDecider as AnyDecider,
  [weeklyPlanFamily.category]: weeklyPlanDecider as AnyDecider,
  [uniqueNameFamily.category]: uniqueNameDecider as AnyDecider,
  [previewLinksFamily.category]: previewLinksDecider as AnyDecider,
  ...Object.fromEntries(resources.map(({ name, decider }) => [name, decider as AnyDecider])),
};

interface Folded {
  revision: number;
  state: unknown;
  isBroken: boolean;
}

/** Folds every stream as commands do: each event must be readable, follow the one before, and be understood. */
export class StreamCheck {
  readonly findings = new Findings();
  private readonly streams = new Map<string, Folded>();
  private lastPosition = -1n;
  events = 0;

  get folded(): number {
    return this.streams.size;
  }

  take(entry: LogEvent): void {
    const { stream, type, revision, position } = entry;
    this.events++;
    if (BigInt(position) <= this.lastPosition)
      this.findings.add(`${stream}: position ${position} comes late`);
    this.lastPosition = BigInt(position);
    const decider = deciders[stream.slice(0, stream.indexOf('-'))];
    const folded = this.streams.get(stream) ?? { revision: -1, state: decider?.initial, isBroken: !decider };
    this.streams.set(stream, folded);
    if (!decider && folded.revision < 0) this.findings.add(`${stream}: nobody decides about its category`);
    if (Number(revision) !== folded.revision + 1) {
      this.findings.add(`${stream}: ${revision} follows ${folded.revision}`);
    }
    folded.revision = Number(revision);
    if (isUndecodable(entry)) {
      folded.isBroken = true;
      this.findings.add(`${stream}: ${revision} ${type} cannot be read: ${entry.error}`);
    }
    if (folded.isBroken || isUndecodable(entry) || !decider) return;
    try {
      folded.state = decider.evolve(folded.state, entry);
    } catch (error) {
      folded.isBroken = true;
      this.findings.add(`${stream}: ${revision} ${type}: ${(error as Error).message}`);
    }
  }
}
