import { Readable } from '../../../shared/record-fields/readable.js';
import type { ClashPart, PartOfSide } from './clash-parts.js';
import classes from './conflict-dialog.module.css';

/** What one side has of all in which the two sides of a clash differ. */
export const ClashSide = ({ parts, side }: { parts: readonly ClashPart[]; side: 'mine' | 'theirs' }) => (
  <dl className={classes.parts}>
    {parts.map(({ place, [side]: part }, index) => (
      <div key={index}>
        <dt>{place.join(' › ')}</dt>
        <dd>
          <Part part={part} />
        </dd>
      </div>
    ))}
  </dl>
);

function Part({ part }: { part: PartOfSide }) {
  switch (part.kind) {
    case 'removed':
      return <em>Entfernt</em>;
    case 'order':
      return (
        <ol>
          {part.words.map((words, index) => (
            <li key={index}>{words}</li>
          ))}
        </ol>
      );
    case 'item':
      return (
        <ul>
          {part.values.map(({ place, schema, before }) => (
            <li key={place.join('/')}>
              {place.join(' › ')}: <Readable schema={schema} value={before} />
            </li>
          ))}
        </ul>
      );
    default:
      return <Readable schema={part.schema} value={part.value} />;
  }
}
