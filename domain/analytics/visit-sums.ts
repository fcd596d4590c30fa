/** What sums of visits are kept of, for each day and branch. */
export const visitSumKinds = [
  'total',
  'hour',
  'page',
  'event',
  'resolution',
  'class',
  'ratio',
  'scheme',
  'source',
  'campaign',
  'browser',
  'os',
  'context',
  'flow',
  'funnel',
  'excluded',
] as const;
export type VisitSumKind = (typeof visitSumKinds)[number];

/** The 'branch' of sums of the whole shop. */
export const WHOLE_SHOP = '00000000-0000-0000-0000-000000000000';

/** The parts of a key, such as family and version of a browser, or two pages of the flow. None of them can contain it. */
export const KEY_SEPARATOR = '\u001f';

export const keyParts = (key: string): string[] => key.split(KEY_SEPARATOR);

/** A visit ends when its visitor did nothing for so long. */
export const VISIT_PAUSE_MINUTES = 30;

/** So many steps of a visit are in the flow. */
export const FLOW_STEPS = 6;

/** Where visits of the flow end that end earlier. */
export const FLOW_EXIT = 'exit';

/** The steps from the menu to the order, in their order; each counts visits that did those before, too. */
export const funnelSteps = ['menu', 'cart', 'checkout', 'order'] as const;
