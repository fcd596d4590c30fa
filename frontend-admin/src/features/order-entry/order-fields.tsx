import { Button, Group, NativeSelect, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import { offeredModes } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import type { ShopFacts } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import { modeLabels } from '@bestellwerk/domain/ordering/order-labels';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { byWords } from '@bestellwerk/domain/text/search';
import { areaOfZipCode, type EntryDraft } from './entry-draft.js';
import { errorAt } from './entry-errors.js';
import classes from './order-entry.module.css';
import { nextTimes } from './next-times.js';
import type { Entry } from './use-entry.js';

interface Properties {
  entry: Entry;
  facts: ShopFacts;
}

const letters: Readonly<Record<string, DeliveryMode>> = { a: 'takeaway', l: 'delivery', v: 'dineIn' };

/** How and when the guest gets the order. */
export function OrderFields({ entry, facts }: Properties) {
  const { draft, change } = entry;
  const modes = offeredModes(facts.branch);
  const error = errorAt(entry.objections);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const mode = letters[key.toLowerCase()];
    if (mode && modes.includes(mode)) change({ mode });
  };
  return (
    <Stack>
      <div data-stop="mode">
        <SegmentedControl
          fullWidth
          size="md"
          aria-label="Art der Bestellung"
          value={draft.mode}
          data={modes.map((mode) => ({ value: mode, label: modeLabels[mode] }))}
          onChange={(mode) => change({ mode: mode as DeliveryMode })}
          onKeyDown={onKeyDown}
        />
      </div>
      {draft.mode === 'delivery' && <AddressFields entry={entry} facts={facts} />}
      {draft.mode === 'dineIn' && facts.branch.isTableSelectionEnabled && (
        <div data-stop="table">
          <NativeSelect
            label="Tisch"
            size="md"
            value={draft.table}
            error={error('table')}
            data={[{ value: '', label: 'Bitte wählen' }, ...tablesOf(facts)]}
            onChange={({ currentTarget }) => change({ table: currentTarget.value })}
          />
        </div>
      )}
      <WhenField entry={entry} />
      <Group gap="xs" role="group" aria-label="Nächste Zeiten">
        {nextTimes(entry.form, facts).map((when) => (
          <Button
            key={when}
            variant={when === draft.when ? 'filled' : 'default'}
            aria-pressed={when === draft.when}
            h={44}
            tabIndex={-1}
            onClick={() => change({ when })}
          >
            {when || 'So bald wie möglich'}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

/** What cannot be read is said as soon as the field is left, while the guest is still asked about the time. */
function WhenField({ entry }: { entry: Entry }) {
  const { draft, change, unread } = entry;
  const [left, leave] = useState<string | null>(null);
  const message = left === draft.when ? errorAt({ problems: unread })('appointmentDate') : undefined;
  return (
    <div data-stop="when">
      <TextInput
        label="Wann"
        description="Leer: so bald wie möglich. Sonst 18:30 oder morgen 12:00."
        placeholder="so bald wie möglich"
        size="md"
        autoComplete="off"
        maxLength={40}
        value={draft.when}
        error={errorAt(entry.objections)('appointmentDate') ?? message}
        onChange={({ currentTarget }) => change({ when: currentTarget.value })}
        onBlur={() => leave(draft.when)}
      />
    </div>
  );
}

const tablesOf = ({ tables, branch }: ShopFacts): string[] =>
  tables
    .filter((table) => table.branch.id === branch.id)
    .map(({ identifier }) => identifier)
    .sort(byWords);

type TextName = 'street' | 'floor' | 'stairway' | 'door' | 'zipCode' | 'city';

function AddressFields({ entry, facts }: Properties) {
  const { draft, change, form } = entry;
  const error = errorAt(entry.objections);
  const { deliveryAreas } = facts.branch;
  const area = deliveryAreas.find((one) => one.area === form.deliveryArea);
  const ofZipCode = areaOfZipCode(draft, facts.branch);
  const field = (name: TextName, label: string, isStop = false) => (
    <div {...(isStop && { 'data-stop': name })} className={classes[name]}>
      <TextInput
        label={label}
        size="md"
        autoComplete="off"
        maxLength={200}
        value={draft[name]}
        error={error(name)}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.value } as Partial<EntryDraft>)}
      />
    </div>
  );
  const money = (amount: number) => formatMoney(amount, facts.config.currency);
  return (
    <>
      <div className={classes.address}>
        {field('street', 'Straße und Hausnummer', true)}
        {field('zipCode', 'PLZ', true)}
        {field('city', 'Ort')}
      </div>
      <div className={classes.thirds}>
        {field('stairway', 'Stiege')}
        {field('floor', 'Stock')}
        {field('door', 'Tür')}
      </div>
      <NativeSelect
        label="Liefergebiet"
        description={
          area &&
          [
            area.free ? 'Lieferung kostenlos' : `Lieferung ${money(area.price)}`,
            area.minimumOrderValue !== null && `ab ${money(area.minimumOrderValue)}`,
            area.freeFromOrderValue !== null && `kostenlos ab ${money(area.freeFromOrderValue)}`,
          ]
            .filter(Boolean)
            .join(', ')
        }
        size="md"
        value={draft.deliveryArea}
        error={error('deliveryArea')}
        data={[
          { value: '', label: ofZipCode ? `Nach der PLZ: ${ofZipCode.area}` : 'Keines' },
          ...deliveryAreas.map((one) => one.area),
        ]}
        onChange={({ currentTarget }) => change({ deliveryArea: currentTarget.value })}
      />
    </>
  );
}
