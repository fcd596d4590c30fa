import { useState } from 'react';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { fontCssPath, fontOf, fontStack } from '@bestellwerk/domain/website/fonts';
import { neededVariant } from '@bestellwerk/domain/website/fonts-in-use';
import classes from './font-sample.module.css';

/** What each setting is without a choice, and what is written in it. */
const samples: Readonly<Record<string, { usual: string; text: string }>> = {
  headingFont: { usual: 'young-serif', text: 'Knödel, Gröstl & Süßes' },
  textFont: { usual: 'figtree', text: 'Wiener Schnitzel mit Erdäpfelsalat, 15,90 €' },
};

/** Below the choice of a font: how it looks. */
export default function FontSample({ field, record }: { field: string; record: Fields }) {
  const [failed, setFailed] = useState('');
  const sample = samples[field];
  const chosen = record[field];
  const font = sample && fontOf(typeof chosen === 'string' ? chosen : sample.usual);
  if (!font) return null;
  const href = fontCssPath(font.id, neededVariant(font).name);
  if (failed === href) return <p role="status">Schriftarten konnten nicht geladen werden.</p>;
  const style = {
    fontFamily: fontStack(font),
    fontWeight: field === 'headingFont' && chosen ? font.headingWeight : 400,
  };
  return (
    <>
      <link key={href} rel="stylesheet" href={href} onError={() => setFailed(href)} />
      <p className={classes.sample} data-kind={field} style={style}>
        {sample.text}
      </p>
    </>
  );
}
