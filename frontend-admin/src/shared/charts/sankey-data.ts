import { FLOW_EXIT } from '@bestellwerk/domain/analytics/visit-sums';
import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { OTHER } from '@bestellwerk/domain/statistics/rows';
import { REST_COLOUR, shareColour } from './share-colours.js';

export type FlowNode = NonNullable<Figures['nodes']>[number];
export type FlowLink = NonNullable<Figures['links']>[number];

/** What the shape of a node is drawn from. */
export interface ShownNode {
  readonly name: string;
  readonly colour: string;
  readonly visits: number;
}

export interface ShownLink {
  /** Places of nodes. */
  readonly source: number;
  readonly target: number;
  readonly value: number;
  readonly share: number;
}

/** Nodes with names and colours, and links by their places. What has the same label has the same colour in every step. */
export function sankeyData(
  nodes: readonly FlowNode[],
  links: readonly FlowLink[],
  words: (label: string) => string,
): { nodes: ShownNode[]; links: ShownLink[] } {
  const labels = mostVisited(nodes);
  const places = new Map(nodes.map(({ id }, place) => [id, place]));
  return {
    nodes: nodes.map(({ label, visits }) => ({
      name: words(label),
      // The end of a visit, the rest, and labels beyond the last colour are grey.
      colour: labels.includes(label) ? shareColour(labels.indexOf(label)) : REST_COLOUR,
      visits,
    })),
    links: links.flatMap(({ source, target, visits, share }) => {
      const [from, to] = [places.get(source), places.get(target)];
      return from === undefined || to === undefined
        ? []
        : [{ source: from, target: to, value: visits, share }];
    }),
  };
}

/** Labels of pages and events, those with the most visits first: these get the colours. */
function mostVisited(nodes: readonly FlowNode[]): string[] {
  const visits = new Map<string, number>();
  for (const { label, visits: own } of nodes) {
    if (label !== FLOW_EXIT && label !== OTHER) visits.set(label, (visits.get(label) ?? 0) + own);
  }
  return [...visits].sort(([, one], [, other]) => other - one).map(([label]) => label);
}

/** How many steps lie beside each other. */
export const columnsOf = (nodes: readonly FlowNode[]): number => new Set(nodes.map(({ step }) => step)).size;

/** How many nodes the step has that has the most. */
export const mostOfStep = (nodes: readonly FlowNode[]): number =>
  Math.max(0, ...nodes.map(({ step }) => nodes.filter((other) => other.step === step).length));
