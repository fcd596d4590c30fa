import { type BranchDay, branchDayDecider } from '@bestellwerk/domain/branch-day/branch-day';
import { withView } from '@bestellwerk/domain/kernel/decider';

export interface ShownDay {
  readonly state: BranchDay;
}

/** The days of branches, by `<branch>.<date>`. All commands on them use it; answers are made of the state. */
export const dayStreams = {
  stream: (id: string): string => `branchDay-${id}`,
  decider: withView(branchDayDecider, () => null),
};
