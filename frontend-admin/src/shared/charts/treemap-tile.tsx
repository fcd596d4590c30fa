import type { TreemapNode } from 'recharts';
import { shortened } from './sankey-shapes.js';
import classes from './treemap-chart.module.css';

const PADDING = 6;
const LINE = 16;
/** A shorter name says nothing. */
const LEAST_CHARACTERS = 4;

/** The area of a tile, with as much of its name as fits. Groups have no area of their own. */
export function treemapTile({ x, y, width, height, name, children, depth, place, about }: TreemapNode) {
  if (depth === 0 || children !== null) return <g />;
  const text = shortened(name, width - 2 * PADDING);
  const fits = height >= LINE + PADDING && (text === name || text.length > LEAST_CHARACTERS);
  return (
    <g className={classes.tile} data-place={String(place)}>
      <title>{String(about)}</title>
      <rect x={x} y={y} width={Math.max(0, width)} height={Math.max(0, height)} />
      {fits && (
        <text x={x + PADDING} y={y + LINE} aria-hidden>
          {text}
        </text>
      )}
    </g>
  );
}
