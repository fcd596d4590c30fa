import type { SankeyLinkProps, SankeyNodeProps } from 'recharts';
import { formatNumber, formatShare } from '@bestellwerk/domain/text/formats';
import type { ShownLink, ShownNode } from './sankey-data.js';
import classes from './sankey-chart.module.css';

/** About how wide a character of a name is, in pixels. */
const CHARACTER = 7.2;
const GAP = 6;

/** As much of a name as fits. */
export function shortened(name: string, room: number): string {
  const most = Math.max(1, Math.floor(room / CHARACTER));
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`;
}

/** How nodes and links are drawn where names have so much room, in pixels. */
export const sankeyShapes = (room: number) => ({
  node: ({ x, y, width, height, payload }: SankeyNodeProps) => {
    const { name, colour, visits } = payload as unknown as ShownNode;
    return (
      <g>
        <title>{`${name}: ${formatNumber(visits)}`}</title>
        <rect x={x} y={y} width={width} height={Math.max(1, height)} fill={colour} />
        <text className={classes.name} x={x + width + GAP} y={y + height / 2} dominantBaseline="central">
          {shortened(name, room - 2 * GAP)}
        </text>
      </g>
    );
  },
  link: (link: SankeyLinkProps) => {
    const { sourceX, sourceY, sourceControlX, targetX, targetY, targetControlX, linkWidth } = link;
    const { source, target, value, share } = link.payload as unknown as ShownBand;
    const curve = `M${sourceX},${sourceY} C${sourceControlX},${sourceY} ${targetControlX},${targetY} ${targetX},${targetY}`;
    return (
      <path
        className={classes.band}
        d={curve}
        stroke={target.colour}
        strokeWidth={Math.max(1, linkWidth)}
        fill="none"
      >
        <title>{`${source.name} → ${target.name}: ${formatNumber(value)} (${formatShare(share)})`}</title>
      </path>
    );
  },
});

/** Recharts puts the nodes themselves in the place of their numbers. */
type ShownBand = Omit<ShownLink, 'source' | 'target'> & { source: ShownNode; target: ShownNode };
