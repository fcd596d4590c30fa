import type { FieldSchemas } from '../field-form.js';
import { listed, type ListedItem, matchItems } from './item-matching.js';
import type { ItemParts } from './value-parts.js';

export interface Sides<Value = unknown> {
  readonly before: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** A value with the changes of both people. Where they clash, each of the two has what one of them made; else they are equal. */
export interface MergedValue {
  readonly mine: unknown;
  readonly theirs: unknown;
}

type Winner = keyof MergedValue;
type MergeFields = (shape: FieldSchemas, sides: Sides) => MergedValue;

/** What an item is on all sides: those of before by their index, added ones after them. */
type Id = number;

interface Placed extends ListedItem {
  readonly id: Id;
  /** Of the item it is below. */
  readonly above: Id | null;
  readonly isSure: boolean;
}
type Side = ReadonlyMap<Id, Placed>;

/**
 * Merges lists, and trees of lists, by their items. Added items of both stay, once if they are equal; theirs come first where both added at
 * the same place. A removed item is gone unless the other side changed it, or one below it. If only one of them moved items, their
 * order holds.
 */
export function mergedItems(
  parts: ItemParts,
  lists: Sides<readonly unknown[]>,
  merge: MergeFields,
): MergedValue {
  const sides = identified(parts, lists);
  const { before, mine, theirs } = sides;
  const removals = { mine: keptRemovals(before, mine, theirs), theirs: keptRemovals(before, theirs, mine) };
  const moved = { mine: isMoved(before, mine), theirs: isMoved(before, theirs) };
  const isAgreed = !isMoved(mine, theirs);

  const made = (winner: Winner): unknown[] => {
    const loser = winner === 'mine' ? 'theirs' : 'mine';
    const isKept = (id: Id): boolean => {
      if (mine.has(id) && theirs.has(id)) return true;
      return !before.has(id) || (sides[winner].has(id) && removals[loser].has(id));
    };
    const isOpen = !isAgreed && moved.mine === moved.theirs;
    const first = isOpen ? winner : moved.theirs && !moved.mine ? 'theirs' : 'mine';
    const second = first === 'mine' ? 'theirs' : 'mine';
    const below = arranged(sides[first], sides[second], isKept);
    const ownOf = (id: Id): unknown => mergedOwn(parts, sides, id, merge)[winner];
    const itemsOf = (above: Id | null): unknown[] =>
      (below.get(above) ?? []).map((id) => {
        const { item } = (sides[first].get(id) ?? sides[second].get(id))!;
        return withBelow(parts.below, ownOf(id), item, itemsOf(id));
      });
    return itemsOf(null);
  };
  return { mine: made('mine'), theirs: made('theirs') };
}

function withBelow(name: string | null, own: unknown, item: unknown, items: unknown[]): unknown {
  if (name === null || (items.length === 0 && !Object.hasOwn(item as object, name))) return own;
  return { ...(own as object), [name]: items };
}

function identified(parts: ItemParts, lists: Sides<readonly unknown[]>): Sides<Side> {
  const before = listed(lists.before, parts);
  const [mine, theirs] = [listed(lists.mine, parts), listed(lists.theirs, parts)];
  let next = before.length;
  const added = new Map<string, Id[]>();
  const placed = (items: readonly ListedItem[], idOf: (item: ListedItem) => Id): Side => {
    const matches = matchItems(before, items, parts);
    const ids = items.map((item, at) => matches[at]?.index ?? idOf(item));
    return sideOf(items, ids, (at) => matches[at]?.isSure ?? true);
  };
  return {
    before: sideOf(before, [...before.keys()], () => true),
    mine: placed(mine, ({ key }) => {
      added.set(key, [...(added.get(key) ?? []), next]);
      return next++;
    }),
    theirs: placed(theirs, ({ key }) => added.get(key)?.shift() ?? next++),
  };
}

const sideOf = (items: readonly ListedItem[], ids: readonly Id[], isSure: (at: number) => boolean): Side =>
  new Map(
    items.map((item, at) => {
      const above = item.parent === null ? null : ids[item.parent]!;
      return [ids[at]!, { ...item, id: ids[at]!, above, isSure: isSure(at) }];
    }),
  );

const isChanged = (before: Side, side: Side, id: Id): boolean => before.get(id)!.key !== side.get(id)!.key;

/** Whether an item says something else, is below another one, or has others below it. */
function isTouched(before: Side, side: Side, id: Id): boolean {
  if (!side.has(id)) return false;
  if (isChanged(before, side, id) || before.get(id)!.above !== side.get(id)!.above) return true;
  return [...side.values()].some((one) => one.above === id && before.get(one.id)?.above !== id);
}

/** Those of the items that `remover` removed about which the two disagree: an item goes or stays with all that was removed with it. */
function keptRemovals(before: Side, remover: Side, keeper: Side): ReadonlySet<Id> {
  const rootOf = (id: Id): Id => {
    const { above } = before.get(id)!;
    return above === null || remover.has(above) ? id : rootOf(above);
  };
  const removed = [...before.keys()].filter((id) => !remover.has(id));
  const roots = new Set(removed.filter((id) => isTouched(before, keeper, id)).map(rootOf));
  return new Set(removed.filter((id) => roots.has(rootOf(id))));
}

/** Whether items that both have are in another order or below others. */
function isMoved(one: Side, other: Side): boolean {
  const [left, right] = [[...one.values()], [...other.values()]];
  const there = left.filter(({ id }) => other.has(id));
  const then = right.filter(({ id }) => one.has(id));
  return there.some(({ id, above }, at) => then[at]!.id !== id || then[at]!.above !== above);
}

/** The ids below each, as `first` has them; what only `second` has comes after what it follows there. */
function arranged(first: Side, second: Side, isKept: (id: Id) => boolean): ReadonlyMap<Id | null, Id[]> {
  const below = new Map<Id | null, Id[]>();
  const listOf = (above: Id | null): Id[] => {
    const list = below.get(above) ?? [];
    below.set(above, list);
    return list;
  };
  // What was below an item that is gone moves up to its place.
  const aboveIn = (side: Side, { above }: Placed): Id | null =>
    above === null || isKept(above) ? above : aboveIn(side, side.get(above)!);
  for (const one of first.values()) if (isKept(one.id)) listOf(aboveIn(first, one)).push(one.id);

  const earlier = new Map<Id | null, Id[]>();
  for (const one of second.values()) {
    if (!isKept(one.id)) continue;
    const above = aboveIn(second, one);
    const siblings = earlier.get(above) ?? [];
    if (!first.has(one.id)) {
      const list = listOf(above);
      const previous = siblings.findLast((id) => list.includes(id));
      list.splice(previous === undefined ? 0 : list.indexOf(previous) + 1, 0, one.id);
    }
    earlier.set(above, [...siblings, one.id]);
  }
  return below;
}

/** An item without those below it. Only an item that is surely the earlier one is merged field by field; a replacement is taken whole. */
function mergedOwn(
  { shapeOf }: ItemParts,
  { before, mine, theirs }: Sides<Side>,
  id: Id,
  merge: MergeFields,
): MergedValue {
  const [was, is, other] = [before.get(id), mine.get(id), theirs.get(id)];
  const own = { mine: (is ?? other)!.own, theirs: (other ?? is)!.own };
  if (!was || !is || !other || is.key === other.key) return own;
  if (is.isSure && other.isSure) {
    return merge(shapeOf(was.item) ?? {}, { before: was.own, mine: is.own, theirs: other.own });
  }
  if (!isTouched(before, theirs, id)) return { mine: is.own, theirs: is.own };
  if (!isTouched(before, mine, id)) return { mine: other.own, theirs: other.own };
  return own;
}
