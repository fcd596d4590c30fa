import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { Treemap } from 'recharts';
import { formatShare } from '@bestellwerk/domain/text/formats';
import { groupedTiles, lookOf, type Tile, type TileGroup } from './treemap-groups.js';
import { Hatching, treemapTile } from './treemap-tile.js';
import classes from './treemap-chart.module.css';

interface Properties {
  title: string;
  tiles: readonly Tile[];
  /** What tiles without a group are called. */
  restName: string;
  words(value: number): string;
}

const HEIGHT = 380;

/** Areas as large as values, those of a group beside each other and in one colour. */
export default function TreemapChart({ title, tiles, restName, words }: Properties) {
  const { ref, width } = useElementSize();
  const groups = useMemo(() => groupedTiles(tiles, restName), [tiles, restName]);
  const data = useMemo(
    () =>
      groups.map(({ name, place, tiles: own }) => ({
        name,
        // Recharts replaces what is called `value`, and passes everything else on to the tile.
        children: own.map(({ label, value }) => ({
          name: label,
          value,
          place,
          about: `${label} (${name}): ${words(value)}`,
        })),
      })),
    [groups, words],
  );
  return (
    <div ref={ref}>
      {width > 0 && groups.length > 0 && (
        <div role="img" aria-label={`${title}, Kacheldiagramm. Die Werte stehen in der Tabelle darunter.`}>
          <Hatching />
          <Treemap
            width={Math.floor(width)}
            height={HEIGHT}
            data={data}
            nodeGap={2}
            isAnimationActive={false}
            isUpdateAnimationActive={false}
            content={treemapTile}
          />
        </div>
      )}
      <Legend groups={groups} words={words} />
    </div>
  );
}

function Legend({ groups, words }: { groups: readonly TileGroup[]; words(value: number): string }) {
  const total = groups.reduce((sum, { value }) => sum + value, 0);
  return (
    <ul className={classes.legend} aria-label="Kategorien">
      {groups.map(({ name, place, value }) => {
        const { colour, isHatched } = lookOf(place);
        return (
          <li key={name} data-colour={colour} data-hatched={isHatched || undefined}>
            <span>{name}</span> {words(value)} ({formatShare(total > 0 ? value / total : 0)})
          </li>
        );
      })}
    </ul>
  );
}
