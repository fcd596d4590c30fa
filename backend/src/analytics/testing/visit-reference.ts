import { VISIT_PAUSE_MINUTES, WHOLE_SHOP } from '@bestellwerk/domain/analytics/visit-sums';

/** What a test keeps as a hit. */
export interface TestHit {
  readonly minute: number;
  readonly visitor: string;
  readonly branch: string | null;
  readonly type: 'event' | 'device';
  readonly action: string;
  readonly path: string | null;
  readonly source: string | null;
  readonly data: {
    readonly screenWidth?: number;
    readonly screenHeight?: number;
    readonly activeSeconds?: number;
  };
}

export interface TestSum {
  visitors: number;
  visits: number;
  hits: number;
  bounces: number;
  entries: number;
  exits: number;
  seconds: number;
}

const nothing = { visitors: 0, visits: 0, hits: 0, bounces: 0, entries: 0, exits: 0, seconds: 0 };
const isView = ({ type, action }: TestHit) => type === 'event' && action === 'page_view';
const isInteraction = (hit: TestHit) => hit.type === 'event' && !isView(hit) && hit.action !== 'engagement';
/** Arrivals are views and devices. */
const cameFrom = (hit: TestHit) => (isView(hit) || hit.type === 'device' ? hit.source : null);

/** The visits of one visitor: a pause ends one, and another place to come from. */
function visitsIn(hits: readonly TestHit[]): TestHit[][] {
  const visits: TestHit[][] = [];
  for (const [index, hit] of hits.entries()) {
    const before = hits[index - 1];
    const pauses = before && hit.minute - before.minute > VISIT_PAUSE_MINUTES;
    const comesFromElsewhere = before && cameFrom(hit) !== null && cameFrom(hit) !== before.source;
    if (!before || pauses || comesFromElsewhere) visits.push([]);
    visits.at(-1)!.push(hit);
  }
  return visits;
}

const withoutRepetition = (nodes: readonly string[]) =>
  nodes.filter((node, index) => node !== nodes[index - 1]);

/** The sums of a day, counted visit by visit: the slow way, to compare with. By 'branch kind key'. */
export function referenceSums(hits: readonly TestHit[]): Map<string, TestSum> {
  const sums = new Map<string, TestSum>();
  const seen = new Set<string>();
  const scopes = new Set([null, ...hits.map(({ branch }) => branch)]);
  for (const scope of scopes) {
    const own = hits.filter(({ branch }) => scope === null || branch === scope);
    const add = (kind: string, key: string, values: Partial<TestSum>, visitor?: string) => {
      const name = [scope ?? WHOLE_SHOP, kind, key].join(' ');
      const sum = sums.get(name) ?? { ...nothing };
      sums.set(name, sum);
      for (const [field, value] of Object.entries(values)) sum[field as keyof TestSum] += value;
      if (visitor === undefined || seen.has(`${name} ${visitor}`)) return;
      seen.add(`${name} ${visitor}`);
      sum.visitors++;
    };
    for (const visitor of new Set(own.map((hit) => hit.visitor))) {
      const all = own.filter((hit) => hit.visitor === visitor);
      for (const visit of visitsIn(all)) addVisit(visit, visitor, add);
      const device = all.findLast(({ type }) => type === 'device')?.data;
      if (device) {
        const { screenWidth, screenHeight } = device;
        add('resolution', screenWidth && screenHeight ? `${screenWidth}x${screenHeight}` : '', {}, visitor);
      }
    }
  }
  return sums;
}

type Add = (kind: string, key: string, values: Partial<TestSum>, visitor?: string) => void;

function addVisit(visit: readonly TestHit[], visitor: string, add: Add): void {
  const views = visit.filter(isView);
  const bounces = views.length === 1 && !visit.some(isInteraction) ? 1 : 0;
  const source = visit.map(cameFrom).find((one) => one !== null) ?? '';
  add('total', '', { visits: 1, hits: views.length, bounces }, visitor);
  add('source', source, { visits: 1, hits: views.length, bounces }, visitor);
  const paths = views.flatMap(({ path }) => path ?? []);
  if (paths.length > 0) {
    add('page', paths[0]!, { entries: 1, bounces });
    add('page', paths.at(-1)!, { exits: 1 });
  }
  for (const path of paths) add('page', path, { hits: 1 }, visitor);
  for (const path of new Set(paths)) add('page', path, { visits: 1 });
  for (const { path, data } of visit) {
    const seconds = data.activeSeconds ?? 0;
    if (seconds === 0) continue;
    add('total', '', { seconds });
    if (path !== null) add('page', path, { seconds });
  }
  const interactions = visit.filter(isInteraction).map(({ action }) => `shop\u001f${action}`);
  const isPurchase = (name: string) => name.split('\u001f')[1] === 'purchase';
  const [orders, others] = [
    interactions.filter(isPurchase).slice(0, 1),
    interactions.filter((name) => !isPurchase(name)),
  ];
  for (const interaction of [...orders, ...others]) add('event', interaction, { hits: 1 }, visitor);
  for (const interaction of new Set(interactions)) add('event', interaction, { visits: 1 });
  addFlow(visit, add);
  addFunnel(visit, visitor, add);
}

function addFlow(visit: readonly TestHit[], add: Add): void {
  const nodes = withoutRepetition(
    visit.flatMap((hit) => {
      if (isView(hit)) return hit.path ?? [];
      return isInteraction(hit) ? `shop/${hit.action}` : [];
    }),
  );
  for (const [index, node] of nodes.slice(0, 5).entries()) {
    add('flow', [index + 1, node, nodes[index + 1] ?? 'exit'].join('\u001f'), { visits: 1 });
  }
}

function addFunnel(visit: readonly TestHit[], visitor: string, add: Add): void {
  const steps = {
    menu: visit.some((hit) => isView(hit) && /^\/store\/[^/]+$/.test(hit.path ?? '')),
    cart: visit.some(({ action }) => action === 'add_to_cart'),
    checkout: visit.some(({ action }) => action === 'initiate_checkout'),
    order: visit.some(({ action }) => action === 'purchase'),
  };
  for (const [step, isReached] of Object.entries(steps)) {
    if (!isReached) return;
    add('funnel', step, { visits: 1 }, visitor);
  }
}
