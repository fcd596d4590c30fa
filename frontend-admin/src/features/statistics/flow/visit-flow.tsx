import { Suspense, useCallback } from 'react';
import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { formatShare } from '@bestellwerk/domain/text/formats';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { ChartWaiting } from '../../../shared/ui/splash.js';
import { FigureTable, type FigureColumn } from '../frame/figure-table.js';
import longNames from '../visitors/long-names.module.css';
import { useBranchNames } from '../visitors/use-branch-names.js';
import { nodeWords } from './flow-words.js';

const SankeyChart = lazyPart(() => import('../../../shared/charts/sankey-chart.js'));

interface Properties {
  nodes: NonNullable<Figures['nodes']>;
  links: NonNullable<Figures['links']>;
}

const TITLE = 'Wege durch den Shop';

type Link = Properties['links'][number];

/** Within a step, as the table is sorted by these. */
const byVisits = (one: Link, other: Link): number => other.visits - one.visits;

const shareOfSource: FigureColumn<Link & { key: string }> = {
  ...{ key: 'share', label: 'Anteil der Besuche von dort', digits: 'share' },
  ...{ value: ({ share }: Link) => share, words: formatShare },
};

/** The steps of visits as a picture, and each of them as a row. */
export function VisitFlow({ nodes, links }: Properties) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const branchName = useBranchNames();
  const words = useCallback((label: string) => nodeWords(label, branchName), [branchName]);
  const labelOf = (id: string) => words(byId.get(id)?.label ?? '');
  return (
    <div className={longNames.names}>
      <Suspense fallback={<ChartWaiting />}>
        <SankeyChart title={TITLE} nodes={nodes} links={links} words={words} />
      </Suspense>
      <FigureTable
        caption={TITLE}
        file="wege"
        usualSort={{ key: 'step', descending: false }}
        rows={[...links].sort(byVisits).map((link) => ({ ...link, key: `${link.source} ${link.target}` }))}
        columns={[
          { key: 'from', label: 'Von', isText: true, value: ({ source }) => labelOf(source) },
          { key: 'step', label: 'Schritt', value: ({ source }) => byId.get(source)?.step ?? null },
          { key: 'to', label: 'Nach', isText: true, value: ({ target }) => labelOf(target) },
          { key: 'visits', label: 'Besuche', value: ({ visits }) => visits },
          shareOfSource,
        ]}
      />
    </div>
  );
}
