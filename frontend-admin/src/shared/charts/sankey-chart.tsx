import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { Sankey } from 'recharts';
import { RankedBars } from './ranked-bars.js';
import { columnsOf, mostOfStep, sankeyData, type FlowLink, type FlowNode } from './sankey-data.js';
import { LINE, sankeyShapes } from './sankey-shapes.js';
import classes from './sankey-chart.module.css';

interface Properties {
  title: string;
  nodes: readonly FlowNode[];
  links: readonly FlowLink[];
  /** What the label of a node is called. */
  words(label: string): string;
}

/** Below, names and bands would lie on each other. */
const LEAST_WIDTH = 680;
const LEAST_HEIGHT = 520;
const NODE_WIDTH = 12;
/** What a node of a full step has with the space below it. */
const NODE_HEIGHT = 44;

/** How visits go from step to step, from left to right. Where there is no room for it: step by step as lists. */
export default function SankeyChart({ title, nodes, links, words }: Properties) {
  const { ref, width } = useElementSize();
  return (
    <div ref={ref} className={classes.place}>
      {width >= LEAST_WIDTH && (
        <Picture title={title} nodes={nodes} links={links} words={words} width={Math.floor(width)} />
      )}
      {width > 0 && width < LEAST_WIDTH && <Paths title={title} nodes={nodes} links={links} words={words} />}
    </div>
  );
}

function Picture({ title, nodes, links, words, width }: Properties & { width: number }) {
  const data = useMemo(() => sankeyData(nodes, links, words), [nodes, links, words]);
  // Names of each step, the last one too, have as much room as there is.
  const room = Math.floor(width / Math.max(1, columnsOf(nodes))) - NODE_WIDTH;
  const shapes = useMemo(() => sankeyShapes(room), [room]);
  return (
    <div
      className={classes.picture}
      role="img"
      aria-label={`${title}, Flussdiagramm. Die Werte stehen in der Tabelle darunter.`}
    >
      <Sankey
        width={width}
        height={Math.max(LEAST_HEIGHT, mostOfStep(nodes) * NODE_HEIGHT)}
        data={data}
        align="left"
        nodeWidth={NODE_WIDTH}
        nodePadding={2 * LINE}
        margin={{ top: 8, right: room, bottom: 8, left: 0 }}
        node={shapes.node}
        link={shapes.link}
        accessibilityLayer={false}
      />
    </div>
  );
}

const FIRST_OF_STEP = 4;

/** The ways of each step, the most frequent first. */
function Paths({ title, nodes, links, words }: Properties) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const nameOf = (id: string) => words(byId.get(id)?.label ?? '');
  const steps = [...new Set(nodes.map(({ step }) => step))].sort((one, other) => one - other);
  return steps.map((step) => {
    const own = links.filter(({ source }) => byId.get(source)?.step === step);
    if (own.length === 0) return null;
    return (
      <section key={step} className={classes.step} aria-label={`Schritt ${step}`}>
        <h3>Schritt {step}</h3>
        <RankedBars
          title={`${title}, Schritt ${step}: Besuche`}
          first={FIRST_OF_STEP}
          rows={own.map(({ source, target, visits, share }) => ({
            key: `${source} ${target}`,
            label: `${nameOf(source)} → ${nameOf(target)}`,
            value: visits,
            share,
          }))}
        />
      </section>
    );
  });
}
