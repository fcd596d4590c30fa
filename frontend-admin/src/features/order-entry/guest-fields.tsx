import { Button, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { storedPhone } from '@bestellwerk/domain/addresses/contact-details';
import type { KnownGuest } from '@bestellwerk/domain/contracts/known-guest.schema';
import type { ShopFacts } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import { cartItemsForAnother } from '@bestellwerk/domain/ordering/checkout/order-again';
import { soughtNumber } from '@bestellwerk/domain/views/known-guests';
import { lineText } from '@bestellwerk/domain/ordering/order-texts';
import { formatDate } from '@bestellwerk/domain/text/formats';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { errorAt } from './entry-errors.js';
import { withGuest, withPhone } from './filled-in.js';
import classes from './order-entry.module.css';
import { useLazyKnownGuestsQuery } from './order-entry-api.js';
import type { Entry } from './use-entry.js';

interface Properties {
  entry: Entry;
  facts: ShopFacts;
  onNext(): void;
  /** Where a known guest leads to: the name is there already. */
  toMode(): void;
}

/** Who orders. The number comes first: it leads to the rest about those who have ordered before. */
export function GuestFields({ entry, facts, onNext, toMode }: Properties) {
  const { draft, change } = entry;
  const { branch } = facts;
  const [lookUp, { isFetching }] = useLazyKnownGuestsQuery();
  const [found, setFound] = useState<{ phone: string; guests: readonly KnownGuest[] } | null>(null);
  const phone = storedPhone(draft.phone, branch.phone);
  const known = found?.phone === phone ? found.guests : null;
  const error = errorAt(entry.objections);
  const current = useRef(draft);
  useEffect(() => {
    current.current = draft;
  }, [draft]);

  const dial = (typed: string) => change(withPhone(draft, typed, branch));
  const take = (guest: KnownGuest) => {
    change(withGuest(current.current, guest, branch));
    toMode();
  };
  const onPhoneKey = async (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    // At once: leaving the field would write the draft over what the guest's record fills in.
    if (phone !== draft.phone) dial(phone);
    if (soughtNumber(phone) === null) return onNext();
    const { data: guests } = await lookUp(phone);
    // Another number was typed while this one was looked up.
    if (storedPhone(current.current.phone, branch.phone) !== phone) return;
    setFound(guests ? { phone, guests } : null);
    if (guests?.length === 1) take(guests[0]!);
    else onNext();
  };

  return (
    <Stack>
      <div className={classes.pair}>
        <div data-stop="phone">
          <TextInput
            label="Telefonnummer"
            description={isFetching ? 'Wird gesucht …' : 'Die Eingabetaste sucht den Gast.'}
            type="tel"
            size="md"
            autoComplete="off"
            maxLength={40}
            value={draft.phone}
            error={error('phone')}
            onChange={({ currentTarget }) => {
              setFound(null);
              dial(currentTarget.value);
            }}
            onBlur={() => phone !== draft.phone && dial(phone)}
            onKeyDown={(event) => void onPhoneKey(event)}
          />
          <p className={classes.found} role="status">
            {known && foundText(known.length)}
          </p>
        </div>
        <div data-stop="name">
          <TextInput
            label="Name"
            description="Vor- und Nachname"
            size="md"
            autoComplete="off"
            maxLength={200}
            value={draft.name}
            error={error('lastName') ?? error('firstName')}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        </div>
      </div>
      {known?.map((guest, index) => (
        <KnownGuestNote
          key={index}
          guest={guest}
          onTake={known.length > 1 ? () => take(guest) : undefined}
          onRepeat={() => {
            const again = cartItemsForAnother(guest.lastOrder?.items ?? [], facts.products);
            change({ items: [...draft.items, ...again.items] });
          }}
        />
      ))}
      <details className={classes.more} open={error('email') !== undefined || undefined}>
        <summary>Firma und E-Mail</summary>
        <div className={classes.pair}>
          <TextInput
            label="Firma"
            maxLength={200}
            value={draft.companyName}
            onChange={({ currentTarget }) => change({ companyName: currentTarget.value })}
          />
          <TextInput
            label="E-Mail"
            description="Dorthin geht die Bestätigung."
            type="email"
            maxLength={200}
            value={draft.email}
            error={error('email')}
            onChange={({ currentTarget }) => change({ email: currentTarget.value })}
          />
        </div>
      </details>
    </Stack>
  );
}

function foundText(count: number): string | null {
  if (count === 0) return 'Kein Gast mit dieser Nummer gefunden.';
  return count === 1 ? null : `${count} Gäste mit dieser Nummer gefunden. Bitte wählen Sie den richtigen.`;
}

interface NoteProperties {
  guest: KnownGuest;
  onTake?: (() => void) | undefined;
  onRepeat(): void;
}

function KnownGuestNote({ guest, onTake, onRepeat }: NoteProperties) {
  const timeZone = useTimeZone();
  const { customer, lastOrder } = guest;
  const name = [guest.firstName, guest.lastName].filter(Boolean).join(' ') || guest.companyName;
  const place = [guest.street, `${guest.zipCode} ${guest.city}`.trim()].filter(Boolean).join(', ');
  return (
    <div className={classes.known}>
      <div>
        <strong>{name || 'Ohne Namen'}</strong>
        {place && `, ${place}`}
        {customer?.isBlocked && <strong className={classes.blocked}>Dieser Gast ist gesperrt.</strong>}
        {customer?.note && <p>{customer.note}</p>}
        {lastOrder && (
          <p>
            Zuletzt am {formatDate(new Date(lastOrder.placedAt), timeZone)}:{' '}
            {lastOrder.items.map((item) => lineText(item)).join('; ')}
          </p>
        )}
      </div>
      <div className={classes.knownActions}>
        {onTake && (
          <Button size="sm" variant="default" onClick={onTake}>
            Übernehmen
          </Button>
        )}
        {lastOrder && (
          <Button size="sm" variant="default" onClick={onRepeat}>
            Wie zuletzt
          </Button>
        )}
      </div>
    </div>
  );
}
