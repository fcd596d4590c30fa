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
  /** From 0, by its value. */
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
    .map((group, index) => ({ ...group, place: index }));
}

interface Look {
  /** The place of its colour; that of the rest is after all others. */
  readonly colour: number;
  readonly isHatched: boolean;
}

/** More colours look too much alike: each is there plain and hatched, and only what is beyond shares the grey of the rest. */
export const lookOf = (place: number): Look =>
  place < 2 * COLOURED_PARTS
    ? { colour: place % COLOURED_PARTS, isHatched: place >= COLOURED_PARTS }
    : { colour: COLOURED_PARTS, isHatched: false };
