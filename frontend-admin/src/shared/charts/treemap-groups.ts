import { byWords } from '@bestellwerk/domain/text/search';
import { COLOURED_PARTS } from './share-colours.js';

export interface Tile {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** Empty: of no group. */
  readonly group: string;
}

export interface TileGroup {
  readonly name: string;
  /** Of its colour; those beyond the last colour share the one of the rest. */
  readonly place: number;
  readonly value: number;
  readonly tiles: readonly Tile[];
}

/** Tiles by group, the greatest group first. What is worth nothing has no area, and is left out. */
export function groupedTiles(tiles: readonly Tile[], restName: string): TileGroup[] {
  const groups = new Map<string, Tile[]>();
  for (const tile of tiles) {
    if (tile.value <= 0) continue;
    const name = tile.group === '' ? restName : tile.group;
    groups.set(name, [...(groups.get(name) ?? []), tile]);
  }
  return [...groups]
    .map(([name, own]) => ({ name, tiles: own, value: own.reduce((sum, { value }) => sum + value, 0) }))
    .sort((one, other) => other.value - one.value || byWords(one.name, other.name))
    .map((group, index) => ({ ...group, place: Math.min(index, COLOURED_PARTS) }));
}
