import type { Resource } from '@bestellwerk/domain/records/resource';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import notes from '../../../shared/ui/notes.module.css';
import classes from './record-list-page.module.css';
import type { Selection } from './use-selection.js';

interface Properties {
  resource: Resource;
  selection: Selection;
}

const MOST_NAMED = 3;

/** Before something is done to ticked records: which of them are not on the screen. */
export function UnseenNote({ resource, selection: { onOtherPages, elsewhere } }: Properties) {
  if (onOtherPages.length === 0 && elsewhere.length === 0) return null;
  return (
    <div className={`${notes.note} ${classes.note}`}>
      {onOtherPages.length > 0 && (
        <p>
          {onOtherPages.length === 1
            ? '1 davon steht auf einer anderen Seite dieser Liste.'
            : `${formatNumber(onOtherPages.length)} davon stehen auf anderen Seiten dieser Liste.`}
        </p>
      )}
      {elsewhere.length > 0 && (
        <p>
          {elsewhere.length === 1
            ? '1 davon wurde in einer anderen Suche ausgewählt und ist'
            : `${formatNumber(elsewhere.length)} davon wurden in einer anderen Suche ausgewählt und sind`}{' '}
          in dieser Liste nicht zu sehen: {names(resource, elsewhere)}.
        </p>
      )}
    </div>
  );
}

/** '„Cola“, „Eistee“ und 22 weitere' */
function names(resource: Resource, records: readonly ReadRecord[]): string {
  const named = records.slice(0, MOST_NAMED).map((one) => `„${resource.titleOf(one) || resource.words.one}“`);
  const others = records.length - named.length;
  return new Intl.ListFormat('de').format(others > 0 ? [...named, `${formatNumber(others)} weitere`] : named);
}
