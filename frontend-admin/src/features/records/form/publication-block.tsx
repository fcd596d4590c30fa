import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import { Block } from '../../../shared/ui/block.js';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.js';
import { useNow } from '../../../shared/ui/use-now.js';
import { StateBadge } from '../publication-badge.js';
import { plannedTimes, type PublicationWords, publicationWords } from './publication-words.js';
import classes from './publication-block.module.css';
import { DraftTools, DraftView } from './record-parts.js';
import { ScheduleDialog } from './schedule-dialog.js';
import { usePublishing } from './use-publishing.js';

interface Properties {
  resource: Resource;
  record: ReadRecord;
  isDirty: boolean;
  isReadOnly: boolean;
}

/** What guests see of a record that has drafts, and what may be done about it. */
export function PublicationBlock({ resource, record, isDirty, isReadOnly }: Properties) {
  const timeZone = useTimeZone();
  const now = useNow();
  if (!resource.isPublished || record.isRemoved) return null;
  const words = publicationWords(record.publication ?? [], new Date(now).toISOString(), timeZone);
  return (
    <div className={classes.block}>
      <Block title="Veröffentlichung" tools={<StateBadge state={words.state} />}>
        <p>{words.now}</p>
        {words.later.length > 0 && (
          <ul className={classes.later} aria-label="Geplant">
            {words.later.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {!isReadOnly && (
          <Steps
            {...{ resource, record, isDirty }}
            state={words.state}
            isAnythingLater={hasLater(record, now)}
            plan={plannedTimes(record.publication ?? [], new Date(now).toISOString())}
          />
        )}
        <DraftTools {...{ resource, record, isDirty, isReadOnly }} />
      </Block>
    </div>
  );
}

const hasLater = ({ publication = [] }: ReadRecord, now: number): boolean =>
  publication.some(({ from }) => Date.parse(from) > now);

interface StepsProperties extends Omit<Properties, 'isReadOnly'> {
  state: PublicationWords['state'];
  isAnythingLater: boolean;
  plan: ReturnType<typeof plannedTimes>;
}

function Steps({ resource, record, isDirty, state, isAnythingLater, plan }: StepsProperties) {
  const [isScheduling, scheduling] = useDisclosure(false);
  const [isWithdrawing, withdrawing] = useDisclosure(false);
  const { publish, unpublish, isWorking } = usePublishing(resource, record);
  const isShown = state === 'shown' || state === 'changed';
  return (
    <>
      {isDirty && <p className={classes.hint}>Gezeigt und veröffentlicht wird, was gespeichert ist.</p>}
      <Group gap="sm" mt="sm">
        <Button disabled={isDirty || state === 'shown'} loading={isWorking} onClick={() => void publish()}>
          {state === 'changed' ? 'Änderungen veröffentlichen' : 'Jetzt veröffentlichen'}
        </Button>
        <Button variant="default" disabled={isDirty} onClick={scheduling.open}>
          Zeitraum planen
        </Button>
        {isAnythingLater && (
          <Button variant="default" loading={isWorking} onClick={() => void unpublish(true)}>
            Planung aufheben
          </Button>
        )}
        {isShown && (
          <Button variant="default" onClick={withdrawing.open}>
            Zurückziehen
          </Button>
        )}
        <DraftView resource={resource} id={record.id} revision={null} />
      </Group>
      <ScheduleDialog opened={isScheduling} plan={plan} publish={publish} onClose={scheduling.close} />
      <ConfirmDialog
        opened={isWithdrawing}
        title={`„${resource.titleOf(record)}“ zurückziehen?`}
        action="Zurückziehen"
        isDangerous
        isWorking={isWorking}
        onConfirm={() => void unpublish(false).then(withdrawing.close)}
        onClose={withdrawing.close}
      >
        <p>
          Gäste sehen davon dann nichts mehr. Der Entwurf bleibt, und Sie können ihn wieder veröffentlichen.
        </p>
        {isAnythingLater && <p>Auch was für später geplant ist, entfällt.</p>}
      </ConfirmDialog>
    </>
  );
}
