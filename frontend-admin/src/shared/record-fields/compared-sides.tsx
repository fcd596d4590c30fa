import { diffWords } from 'diff';
import { formOf } from '@bestellwerk/domain/records/field-form';
import { imageUrl, type ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';
import { Readable } from './readable.js';
import { isGiven, plainWords } from './plain.labels.js';
import { NOTHING } from './record-names.js';
import type { z } from 'zod';
import classes from './compared-sides.module.css';

interface Properties {
  schema: z.ZodType;
  before: unknown;
  after: unknown;
  isSame: boolean;
}

/** Both sides of a value; of texts, the words that only one of them has are marked. */
export function ComparedSides({ schema, before, after, isSame }: Properties) {
  const control = formOf(schema)?.control ?? { kind: 'text' };
  if (control.kind === 'text' || control.kind === 'richText' || control.kind === 'markdown') {
    const [left, right] = [before, after].map((value) =>
      isGiven(value) ? plainWords(value, control, 'UTC') : '',
    );
    return <ChangedWords before={left!} after={right!} isSame={isSame} />;
  }
  return [before, after].map((value, index) => (
    <div key={index} className={classes.side} data-changed={!isSame || undefined}>
      {control.kind === 'image' || control.kind === 'images' ? (
        <Images images={[value].flat().filter((one) => one !== null) as ImageReference[]} />
      ) : (
        <Readable schema={schema} value={value} />
      )}
    </div>
  ));
}

function ChangedWords({ before, after, isSame }: { before: string; after: string; isSame: boolean }) {
  const parts = diffWords(before, after);
  // What looks the same may still be formatted differently.
  const isOtherwise = !isSame && before === after;
  return (
    <>
      <p className={classes.side} data-kind="words">
        {before === '' && NOTHING}
        {parts
          .filter(({ added }) => !added)
          .map(({ value, removed }, index) => (removed ? <del key={index}>{value}</del> : value))}
      </p>
      <p className={classes.side} data-kind="words">
        {after === '' && NOTHING}
        {parts
          .filter(({ removed }) => !removed)
          .map(({ value, added }, index) => (added ? <ins key={index}>{value}</ins> : value))}
        {isOtherwise && <em>Anders formatiert</em>}
      </p>
    </>
  );
}

const Images = ({ images }: { images: readonly ImageReference[] }) =>
  images.length === 0 ? (
    NOTHING
  ) : (
    <ul className={classes.images}>
      {images.map((image, index) => (
        <li key={index}>
          <img
            src={imageUrl('tiny', image)}
            alt={`Bild ${index + 1}`}
            width={96}
            height={72}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  );
