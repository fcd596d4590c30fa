import { useId, useState } from 'react';
import { findByNameAndDescription, noDonateeFound } from '@bestellwerk/domain/text/search';
import type { Donatee } from '@bestellwerk/domain/records/definitions/donatee';
import { Dialog } from '../dialog/dialog.js';
import { Picture } from '../picture.js';

interface Props {
  donatees: readonly Donatee[];
  chosen: string | null;
  onSave(id: string | null): void;
  onClose(): void;
}

/** The organisations to choose from, with a search, and nobody. */
export function DonationDialog({ donatees, chosen, onSave, onClose }: Props) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState(chosen);
  const found = findByNameAndDescription(donatees, search);
  const choices = [nobody, ...found];
  return (
    <Dialog label="Organisation für die Spende" onClose={onClose}>
      {/* No form of its own: it is shown within that of the checkout, which Enter must not send. */}
      <div
        className="flex min-h-0 flex-col"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          if (event.target.type === 'radio') onSave(selected);
        }}
      >
        <div className="space-y-3 p-5 pr-16 tablet:px-8">
          <h2 className="text-2xl">Für wen soll gespendet werden?</h2>
          <label className="block">
            <span className="mb-1 block font-semibold">Organisation suchen</span>
            <input
              type="search"
              className="field"
              value={search}
              maxLength={200}
              onChange={({ target }) => setSearch(target.value)}
            />
          </label>
        </div>
        {/* A field set does not cut what is too high for it. */}
        <div className="min-h-24 overflow-y-auto overscroll-contain border-y border-line px-5 tablet:px-8">
          <fieldset>
            <legend className="sr-only">Organisationen</legend>
            <div className="divide-y divide-line">
              {choices.map((one) => (
                <label key={one.id ?? ''} className="flex items-start gap-3 py-3 has-checked:bg-mustard-pale">
                  <input
                    type="radio"
                    name={id}
                    checked={selected === one.id}
                    onChange={() => setSelected(one.id)}
                    className="mt-1 size-5 shrink-0 accent-plum"
                  />
                  <span className="min-w-0 grow">
                    <span className="block font-semibold">{one.name}</span>
                    {one.description && (
                      <span className="block text-sm text-ink-soft">{one.description}</span>
                    )}
                  </span>
                  {one.image && (
                    <Picture
                      image={one.image}
                      size="thumbnail"
                      width={128}
                      height={128}
                      className="size-14 shrink-0"
                    />
                  )}
                </label>
              ))}
            </div>
            <p role="status" className={found.length === 0 ? 'py-4' : 'sr-only'}>
              {found.length === 0 ? noDonateeFound : ''}
            </p>
          </fieldset>
        </div>
        <footer className="flex flex-none justify-end gap-3 p-4 tablet:px-8">
          <button type="button" className="button-plain" onClick={onClose}>
            Abbrechen
          </button>
          <button type="button" className="button-main" onClick={() => onSave(selected)}>
            Speichern
          </button>
        </footer>
      </div>
    </Dialog>
  );
}

const nobody = { id: null, name: 'Keine Spende', description: '', image: null };
