import type { SankeyLinkProps, SankeyNodeProps } from 'recharts';
import { formatNumber, formatShare } from '@bestellwerk/domain/text/formats';
import type { ShownLink, ShownNode } from './sankey-data.js';
import classes from './sankey-chart.module.css';

/** About how wide a character is, in pixels: a bold one, and one of the names here. */
const BOLD = 7.2;
const PLAIN = 6.6;
const GAP = 6;
/** A node has at least two of them for its name, which is why names have no more. */
export const LINE = 14;

/** As much of a name as fits. */
export function shortened(name: string, room: number, character = BOLD): string {
  const most = Math.max(1, Math.floor(room / character));
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`;
}

/** A name in one line or two, broken between words or parts of an address; a single long word is cut, not broken anywhere. */
export function nameLines(name: string, room: number): string[] {
  const most = Math.max(1, Math.floor(room / PLAIN));
  if (name.length <= most) return [name];
  const end = Math.max(...[' ', '/', '-'].map((between) => name.lastIndexOf(between, most)));
  if (end <= 0) return [shortened(name, room, PLAIN)];
  return [name.slice(0, end), shortened(name.slice(end).trimStart(), room, PLAIN)];
}

/** How nodes and links are drawn where names have so much room, in pixels. */
export const sankeyShapes = (room: number) => ({
  node: ({ x, y, width, height, payload }: SankeyNodeProps) => {
    const { name, colour, visits } = payload as unknown as ShownNode;
    const lines = nameLines(name, room - 2 * GAP);
    return (
      <g>
        <title>{`${name}: ${formatNumber(visits)}`}</title>
        <rect x={x} y={y} width={width} height={Math.max(1, height)} fill={colour} />
        <text className={classes.name} dominantBaseline="central">
          {lines.map((line, index) => (
            <tspan
              key={index}
              x={x + width + GAP}
              y={y + height / 2 + (index - (lines.length - 1) / 2) * LINE}
            >
              {line}
            </tspan>
          ))}
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
