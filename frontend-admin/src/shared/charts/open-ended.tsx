import { LineDrawShape, type LineProps } from 'recharts';

type Shape = Extract<NonNullable<LineProps['shape']>, (...props: never[]) => unknown>;
type ShapeProperties = Parameters<typeof LineDrawShape>[0];

const DOTS = '2 4';

/** How a line is drawn that is whole up to the point before this place, and dotted from there on. */
export const openEnded = (running: number): Shape =>
  function drawOpenEnded({ points = [], ...line }: ShapeProperties) {
    return (
      <>
        {running > 1 && <LineDrawShape {...line} points={points.slice(0, running)} />}
        <LineDrawShape {...line} points={points.slice(running - 1)} strokeDasharray={DOTS} />
      </>
    );
  };
