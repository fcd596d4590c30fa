import type { NodeEntry } from '@bestellwerk/domain/records/definitions/node';
import { addressOf } from '@bestellwerk/domain/website/navigations';
import { AddressLink } from '../../shared/page/address-link.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Picture } from '../../shared/picture.js';
import { RichText } from '../../shared/rich-text.js';

type Entry = Omit<NodeEntry, 'children'> & { readonly children?: readonly Entry[] };

interface Props {
  entries: readonly Entry[];
  look: 'cards' | 'list';
  /** Of their headings. */
  level: 2 | 3;
}

/** Entries of a tree with those below them: as cards side by side, or one below the other. */
export const NodeEntries = ({ entries, look, level }: Props) => (
  <ul
    className={
      look === 'cards' ? 'grid grid-cols-1 gap-6 tablet:grid-cols-2 desktop:grid-cols-3' : 'space-y-8'
    }
  >
    {entries.map((entry, index) => (
      <li key={index} className={look === 'cards' ? 'min-w-0 rounded-box bg-white shadow-card' : ''}>
        {entry.image && (
          <Picture
            image={entry.image}
            size="small"
            width={640}
            height={360}
            alt={entry.image.description ?? ''}
            className="aspect-video w-full rounded-t-box object-cover"
          />
        )}
        <div className={look === 'cards' ? 'p-5' : entry.image ? 'pt-3' : ''}>
          <EntryText entry={entry} level={level} />
        </div>
      </li>
    ))}
  </ul>
);

function EntryText({ entry, level }: { entry: Entry; level: number }) {
  const { label, text, children = [] } = entry;
  const { sites } = useShop();
  const address = addressOf(entry, sites);
  // Headings have six levels.
  const Heading = `h${Math.min(level, 6)}` as 'h2';
  return (
    <>
      <Heading className={`font-display wrap-anywhere hyphens-auto ${level > 3 ? 'text-lg' : 'text-xl'}`}>
        {address === null ? (
          label
        ) : (
          <AddressLink address={address} className="link [font-weight:inherit]!">
            {label}
          </AddressLink>
        )}
      </Heading>
      {text.text !== '' && (
        <div className="mt-2">
          <RichText html={text.text} />
        </div>
      )}
      {children.length > 0 && (
        <ul className="mt-3 space-y-3 border-l-2 border-line pl-4">
          {children.map((child, index) => (
            <li key={index}>
              <EntryText entry={child} level={level + 1} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
