import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ShopFacts } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import { Block } from '../../shared/ui/block.js';
import { FormNote } from '../../shared/ui/notes.js';
import { EnteredOrder } from './entered-order.js';
import { EntryObjections } from './entry-objections.js';
import { EntrySlip } from './entry-slip.js';
import { EntryTotal } from './entry-total.js';
import { focusNext, focusStop, focusWrong, walkByEnter } from './field-walk.js';
import { GuestFields } from './guest-fields.js';
import { ItemsEntry } from './items-entry.js';
import { OrderFields } from './order-fields.js';
import classes from './order-entry.module.css';
import { PaymentFields } from './payment-fields.js';
import { useEntry } from './use-entry.js';

const mac = /Mac|iPhone|iPad/.test(navigator.platform);

/** One order after the other, by keyboard or by touch. */
export function EntryForm({ facts }: { facts: ShopFacts }) {
  const entry = useEntry(facts);
  const { objections, isSending } = entry;
  const form = useRef<HTMLDivElement>(null);
  const [edited, edit] = useState<number | null>(null);
  useHotkeys([['F2', () => focusStop(form.current, 'phone')]], []);
  useEffect(() => focusStop(form.current, 'phone'), []);
  useEffect(() => {
    if (objections.isOverridable) form.current?.querySelector<HTMLElement>('[data-override]')?.focus();
    else if (objections.problems.length > 0 && !focusWrong(form.current))
      form.current?.querySelector<HTMLElement>('[data-objections]')?.focus();
  }, [objections]);

  const submit = async (isOverridden: boolean) => {
    if (isSending) return;
    edit(null);
    if (await entry.submit(isOverridden)) focusStop(form.current, 'phone');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit(objections.isOverridable);
    } else walkByEnter(event);
  };
  const next = () => focusNext(form.current);

  return (
    <div ref={form} className={classes.page} role="group" aria-label="Neue Bestellung" onKeyDown={onKeyDown}>
      <div className={classes.fields}>
        {entry.entered && <EnteredOrder order={entry.entered} facts={facts} />}
        <Block title="Gast">
          <GuestFields
            entry={entry}
            facts={facts}
            onNext={next}
            toMode={() => focusStop(form.current, 'mode')}
          />
        </Block>
        <Block title="Art und Zeit">
          <OrderFields entry={entry} facts={facts} />
        </Block>
        <Block title="Positionen">
          <ItemsEntry entry={entry} facts={facts} edited={edited} onEdit={edit} onDone={next} />
        </Block>
        <Block title="Bezahlung">
          <PaymentFields entry={entry} facts={facts} />
        </Block>
      </div>
      <div className={classes.side}>
        <section className={classes.slip} aria-label="Bon">
          <EntrySlip entry={entry} facts={facts} edited={edited} onEdit={edit} />
          {!entry.isEmpty && (
            <Button variant="subtle" fullWidth onClick={entry.clear}>
              Alles leeren
            </Button>
          )}
        </section>
        <EntryObjections objections={objections} onOverride={() => void submit(true)} />
        {entry.priceChanges && (
          <FormNote
            text={entry.priceChanges}
            action="Neuen Preis übernehmen"
            onAction={entry.agreeToPrices}
          />
        )}
        <div className={classes.end} data-stop="submit">
          <EntryTotal entry={entry} currency={facts.config.currency} />
          <Button
            size="lg"
            loading={isSending}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={() => void submit(false)}
          >
            Bestellung aufnehmen
            <kbd className={classes.key}>{mac ? '⌘ Eingabe' : 'Strg Eingabe'}</kbd>
          </Button>
        </div>
      </div>
    </div>
  );
}
