import type { GeneratedPicture } from '@bestellwerk/domain/records/definitions/generated';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { useRecordHistoryQuery, useRecordQuery } from '../../../shared/records/single-record-api.js';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import { Block } from '../../../shared/ui/block.js';
import classes from './ai.module.css';

/** That a model made the picture, and by which words. */
export default function PictureOrigin({ id }: { id: string }) {
  const { data: record } = useRecordQuery({ path: 'images', id });
  const generated = (record?.['generated'] ?? null) as GeneratedPicture | null;
  return generated && <Origin id={id} {...generated} />;
}

function Origin({ id, provider, model, at, by, prompt }: GeneratedPicture & { id: string }) {
  const timeZone = useTimeZone();
  const { data: revisions = [] } = useRecordHistoryQuery({ path: 'images', id });
  const name = revisions.find(({ actor }) => actor.id === by)?.actor.name;
  const when = formatDateTime(new Date(at), timeZone);
  return (
    <Block title="Mit KI erzeugt">
      <p className={classes.taken}>
        {[when, `Modell ${model} (${provider})`, ...(name ? [`von ${name}`] : [])].join(' · ')}
      </p>
      <p className={classes.taken}>„{prompt}“</p>
    </Block>
  );
}
