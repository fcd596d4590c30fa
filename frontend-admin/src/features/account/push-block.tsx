import { Button, Group, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { PushSubscriptionDocument } from '@bestellwerk/domain/contracts/push.schema';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { pushAbility, PushRefused } from '@bestellwerk/ui/push/browser-push';
import { storedPush, storePush, subscribe, unsubscribe } from '../../shared/push/browser-push.js';
import {
  type PushWishes,
  usePushSetupQuery,
  usePushSubscriptionsQuery,
  useRemovePushMutation,
  useSavePushMutation,
  useTestPushMutation,
} from '../../shared/push/push-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useUser } from '../../shared/session/use-user.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { Block } from '../../shared/ui/block.js';
import { FormAlert } from '../../shared/ui/notes.js';
import classes from './account-page.module.css';
import { abilityTexts, refusalTexts } from './push.labels.js';
import { PushWishesForm } from './push-wishes-form.js';

/** Notifications on this device, beside the bell of an open page. */
export function PushBlock() {
  const { data: setup, isError } = usePushSetupQuery();
  const { data: known } = usePushSubscriptionsQuery();
  const ability = pushAbility();
  return (
    <Block title="Benachrichtigungen auf diesem Gerät">
      <FailedRead endpoint="pushSetup" />
      {(!setup || !known) && !isError && <Skeleton height={90} role="status" aria-label="Wird geladen" />}
      {ability !== 'possible' && <p className={classes.words}>{abilityTexts[ability]}</p>}
      {setup && !setup.isSending && <p className={classes.words}>Auf diesem Server sind sie abgeschaltet.</p>}
      {ability === 'possible' && setup?.isSending && known && (
        <OnThisDevice publicKey={setup.publicKey} known={known} />
      )}
    </Block>
  );
}

interface Properties {
  publicKey: string;
  known: readonly PushSubscriptionDocument[];
}

const usual: PushWishes = { kinds: ['newOrder', 'missed'], branches: [], device: null };

function OnThisDevice({ publicKey, known }: Properties) {
  const { id: user } = useUser().user;
  const here = known.find(({ id }) => id === storedPush()?.id);
  const others = known.filter((one) => one !== here);
  const [save] = useSavePushMutation();
  const [remove] = useRemovePushMutation();
  const [test, { data: tested, error: testError, isLoading: isTesting }] = useTestPushMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setWorking] = useState(false);

  const switchOn = async (wishes: PushWishes) => {
    setProblem(null);
    setWorking(true);
    try {
      const keys = await subscribe(publicKey, wishes);
      const { kinds, branches, device } = wishes;
      const { id } = await save({ ...keys, kinds: [...kinds], branches: [...branches], device }).unwrap();
      storePush({ user, id, wishes });
    } catch (error) {
      setProblem(error instanceof PushRefused ? refusalTexts(error.message) : messageOf(error));
    } finally {
      setWorking(false);
    }
  };
  const switchOff = async () => {
    if (!here) return;
    await unsubscribe();
    await remove(here.id);
  };

  return (
    <>
      <p className={classes.words}>
        {here
          ? 'Eingeschaltet, solange Sie auf diesem Gerät angemeldet sind.'
          : 'Dieses Gerät meldet sich, auch wenn keine Seite offen ist, solange Sie darauf angemeldet sind.'}
      </p>
      <FormAlert text={problem ?? (testError ? messageOf(testError) : null)} />
      <PushWishesForm
        key={here?.id ?? 'off'}
        first={here ?? usual}
        action={here ? 'Speichern' : 'Einschalten'}
        isWorking={isWorking}
        onSend={(wishes) => void switchOn(wishes)}
      >
        {here && (
          <>
            <Button variant="default" loading={isTesting} onClick={() => void test(here.id)}>
              Testen
            </Button>
            <Button variant="default" onClick={() => void switchOff()}>
              Ausschalten
            </Button>
          </>
        )}
      </PushWishesForm>
      {tested && <p role="status">{tested.text}</p>}
      {others.length > 0 && <OtherDevices others={others} onRemove={(id) => void remove(id)} />}
    </>
  );
}

interface OtherProperties {
  others: readonly PushSubscriptionDocument[];
  onRemove(id: string): void;
}

function OtherDevices({ others, onRemove }: OtherProperties) {
  const timeZone = useTimeZone();
  const arrived = (at: string | null) =>
    at === null
      ? 'noch nichts angekommen'
      : `zuletzt angekommen am ${formatDateTime(new Date(at), timeZone)}`;
  return (
    <ul className={classes.devices} aria-label="Andere Geräte mit Benachrichtigungen">
      {others.map(({ id, browser, lastReceiptAt }) => (
        <li key={id}>
          <Group justify="space-between">
            <span>
              {browser}, {arrived(lastReceiptAt)}
            </span>
            <Button
              variant="default"
              size="sm"
              aria-label={`Ausschalten: ${browser}`}
              onClick={() => onRemove(id)}
            >
              Ausschalten
            </Button>
          </Group>
        </li>
      ))}
    </ul>
  );
}
