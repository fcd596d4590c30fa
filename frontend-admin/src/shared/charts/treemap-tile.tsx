import type { TreemapNode } from 'recharts';
import { shortened } from './sankey-shapes.js';
import { lookOf } from './treemap-groups.js';
import classes from './treemap-chart.module.css';

const PADDING = 6;
const LINE = 16;
/** A shorter name says nothing. */
const LEAST_CHARACTERS = 4;

const HATCHING = 'treemap-hatching';

/** What lies upon the colours of some tiles. */
export const Hatching = () => (
  <svg className={classes.hatching} width={0} height={0} aria-hidden>
    <pattern id={HATCHING} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={2} height={7} />
    </pattern>
  </svg>
);

/** The area of a tile, with as much of its name as fits. Groups have no area of their own. */
export function treemapTile({ x, y, width, height, name, children, depth, place, about }: TreemapNode) {
  if (depth === 0 || children !== null) return <g />;
  const text = shortened(name, width - 2 * PADDING);
  const fits = height >= LINE + PADDING && (text === name || text.length > LEAST_CHARACTERS);
  const { colour, isHatched } = lookOf(Number(place));
  const area = { x, y, width: Math.max(0, width), height: Math.max(0, height) };
  return (
    <g className={classes.tile} data-colour={colour}>
      <title>{String(about)}</title>
      <rect {...area} />
      {isHatched && <rect {...area} data-hatched style={{ fill: `url(#${HATCHING})` }} />}
      {fits && (
        <text x={x + PADDING} y={y + LINE} aria-hidden>
          {text}
        </text>
      )}
    </g>
  );
}
