import { FLOW_EXIT } from '../analytics/visit-sums.js';
import { OTHER, ratio } from './rows.js';

/** So many visits went from one page or event to the next, as the n-th step from 1. */
export interface FlowEdge {
  readonly step: number;
  readonly from: string;
  /** A node of the next step, or `exit`. */
  readonly to: string;
  readonly visits: number;
}

export interface FlowNode {
  /** Step and node, such as '2:/store/wien'. */
  readonly id: string;
  readonly step: number;
  readonly label: string;
  readonly visits: number;
}

export interface FlowLink {
  readonly source: string;
  readonly target: string;
  readonly visits: number;
  /** Of the visits of its source, from 0 to 1. */
  readonly share: number;
}

const MOST_NODES = 12;
const LEAST_SHARE = 0.01;

/**
 * The flow as a graph: nodes of each step with at least 1 % of its visits, twelve at most; all others of a step are one.
 * What enters a step leaves it, but for visits of which more steps are not kept.
 */
export function flowGraph(edges: readonly FlowEdge[]): { nodes: FlowNode[]; links: FlowLink[] } {
  const visitsOf = new Map<string, FlowNode>();
  const count = (step: number, label: string, visits: number) => {
    const id = `${step}:${label}`;
    visitsOf.set(id, { id, step, label, visits: (visitsOf.get(id)?.visits ?? 0) + visits });
  };
  const lastStep = Math.max(0, ...edges.map(({ step }) => step));
  for (const { step, from, to, visits } of edges) {
    count(step, from, visits);
    // What leads to a step that has edges of its own is counted there.
    if (to === FLOW_EXIT || step === lastStep) count(step + 1, to, visits);
  }
  const kept = keptNodes([...visitsOf.values()]);
  const shownAs = (step: number, label: string) =>
    label === FLOW_EXIT || kept.has(`${step}:${label}`) ? `${step}:${label}` : `${step}:${OTHER}`;
  const nodes = new Map<string, FlowNode>();
  for (const { step, label, visits } of visitsOf.values()) {
    const id = shownAs(step, label);
    nodes.set(id, {
      id,
      step,
      label: id.slice(id.indexOf(':') + 1),
      visits: (nodes.get(id)?.visits ?? 0) + visits,
    });
  }
  const links = new Map<string, FlowLink>();
  for (const { step, from, to, visits } of edges) {
    const [source, target] = [shownAs(step, from), shownAs(step + 1, to)];
    const known = links.get(`${source} ${target}`)?.visits ?? 0;
    links.set(`${source} ${target}`, { source, target, visits: known + visits, share: 0 });
  }
  const byVisits = (one: { visits: number }, other: { visits: number }) => other.visits - one.visits;
  return {
    nodes: [...nodes.values()].sort((one, other) => one.step - other.step || byVisits(one, other)),
    links: [...links.values()]
      .map((link) => ({ ...link, share: ratio(link.visits, nodes.get(link.source)!.visits) }))
      .sort(byVisits),
  };
}

function keptNodes(nodes: readonly FlowNode[]): Set<string> {
  const kept = new Set<string>();
  for (const step of new Set(nodes.map((node) => node.step))) {
    const all = nodes.filter((node) => node.step === step && node.label !== FLOW_EXIT);
    const total = all.reduce((sum, { visits }) => sum + visits, 0);
    const greatest = all.sort((one, other) => other.visits - one.visits).slice(0, MOST_NODES);
    for (const { id, visits } of greatest) if (visits >= LEAST_SHARE * total) kept.add(id);
  }
  return kept;
}
