import { XMLParser } from 'fast-xml-parser';
import type { Paper } from './paper.js';
import { renderSvg } from './render-svg.js';

/** Texts and drawings of a document, in dots. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly groups: readonly Group[];
}

interface Group {
  readonly x: number;
  /** The lower edge of its texts, the upper edge of its drawings. */
  readonly y: number;
  readonly runs: readonly Run[];
  readonly paths: readonly Path[];
}

export interface Run {
  /** Of the left edge of its first letter, from the group's x. */
  readonly x: number;
  readonly text: string;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly isBold: boolean;
}

interface Path {
  readonly d: string;
  /** Else it is filled. */
  readonly isStroke: boolean;
}

const HALF_CHARACTER = 6;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  textNodeName: '#text',
  trimValues: false,
  parseTagValue: false,
  htmlEntities: true,
  isArray: (name) => ['g', 'text', 'tspan', 'path'].includes(name),
});

interface Svg {
  svg: { width: string; height: string; g: { g?: Drawn[] }[] };
}
interface Drawn {
  transform: string;
  text?: { transform?: string; stroke?: string; tspan?: { x: string; '#text': string }[] }[];
  path?: { d: string; fill?: string }[];
}

/** Reads back from receiptline's picture where everything is: for formats that receiptline does not write itself. */
export function layoutOf(markup: string, paper: Pick<Paper, 'width'>): Layout {
  const { svg } = parser.parse(renderSvg(markup, paper)) as Svg;
  return {
    width: Number.parseFloat(svg.width),
    height: Number.parseFloat(svg.height),
    groups: (svg.g[0]?.g ?? []).map(groupOf),
  };
}

function groupOf({ transform, text = [], path = [] }: Drawn): Group {
  const [x = 0, y = 0] = numbersIn(transform);
  return {
    ...{ x, y },
    runs: text.flatMap(({ transform: scaled, stroke, tspan = [] }) => {
      const [scaleX = 1, scaleY = 1] = numbersIn(scaled ?? '');
      const letters = tspan.map((one) => one['#text']).join('');
      if (letters === '') return [];
      const first = (Number(tspan[0]!.x) - HALF_CHARACTER) * scaleX;
      return [
        {
          ...{ scaleX, scaleY, x: first, isBold: stroke !== undefined },
          text: letters.replaceAll('\u00a0', ' '),
        },
      ];
    }),
    paths: path.map(({ d, fill }) => ({ d, isStroke: fill === 'none' })),
  };
}

const numbersIn = (text: string): number[] => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
