import { isAfter, type Target } from './target.js';

export interface FollowingGroup {
  readonly targets: readonly Target[];
  /** The group that follows the log live; the others are to catch up with it. */
  readonly isMain: boolean;
}

/**
 * Who follows the log together: those that have caught up before, and of the rest those that are at the
 * same checkpoint. Without any that has caught up, the furthest group is the main one.
 */
export function followingGroups(targets: readonly Target[], caughtUp: ReadonlySet<string>): FollowingGroup[] {
  const main = targets.filter(({ id }) => caughtUp.has(id));
  const lagging = new Map<string, Target[]>();
  for (const target of targets) {
    if (caughtUp.has(target.id)) continue;
    lagging.set(target.position, [...(lagging.get(target.position) ?? []), target]);
  }
  const groups = [...lagging.entries()]
    .sort(([a], [b]) => (isAfter(a, b) ? -1 : 1))
    .map(([, group]) => group);
  if (main.length > 0) groups.unshift(main);
  return groups.map((group, index) => ({ targets: group, isMain: index === 0 }));
}
