import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ShownLink } from '@bestellwerk/domain/website/navigations';
import { Dialog } from '../../shared/dialog/dialog.js';
import { Icon } from '../../shared/icon.js';
import { AddressLink } from '../../shared/page/address-link.js';
import { useNavigationLinks } from './use-navigation-links.js';

/** The links in the head of every page: side by side, on phones behind a button. Nothing where there are none. */
export function MainNavigation() {
  const links = useNavigationLinks('main');
  // What is open closes when another page is shown.
  const { key } = useLocation();
  if (links.length === 0) return null;
  return (
    <>
      <nav aria-label="Hauptmenü" className="hidden tablet:block">
        <ul key={key} className="flex flex-wrap items-center gap-x-6">
          {links.map((link, index) => (
            <li key={index} className="relative">
              {link.children.length > 0 ? <Submenu {...link} /> : <TopLink {...link} />}
            </li>
          ))}
        </ul>
      </nav>
      <PhoneMenu key={key} links={links} />
    </>
  );
}

const top =
  'inline-flex min-h-11 items-center gap-1 font-semibold underline-offset-4 hover:underline aria-expanded:underline';

const TopLink = ({ label, address }: ShownLink) => (
  <AddressLink address={address!} className={top}>
    <span className="max-w-52 truncate">{label}</span>
  </AddressLink>
);

/** What is below an entry, shown when it is pressed; it closes by Escape, a press elsewhere, and when another page is shown. */
function Submenu({ label, address, children }: ShownLink) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeElsewhere = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('focusin', closeElsewhere);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('focusin', closeElsewhere);
    };
  }, [isOpen]);
  return (
    <div
      ref={place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={top}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="max-w-52 truncate">{label}</span>
        <Icon name="chevron" size={16} />
      </button>
      {isOpen && (
        <div
          id={id}
          className="absolute top-full right-0 z-30 w-max max-w-72 bg-paper p-4 text-ink shadow-sheet"
        >
          <LinkList links={[...(address === null ? [] : [{ label, address, children: [] }]), ...children]} />
        </div>
      )}
    </div>
  );
}

function PhoneMenu({ links }: { links: readonly ShownLink[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="tablet:hidden">
      <button type="button" className={top} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="menu" />
        Menü
      </button>
      {isOpen && (
        <Dialog label="Menü" onClose={() => setOpen(false)}>
          <nav aria-label="Hauptmenü" className="overflow-y-auto p-6 pr-14">
            <LinkList links={links} />
          </nav>
        </Dialog>
      )}
    </div>
  );
}

/** Links with those below them. */
const LinkList = ({ links }: { links: readonly ShownLink[] }) => (
  <ul>
    {links.map(({ label, address, children }, index) => (
      <li key={index} className="wrap-anywhere">
        {address === null ? (
          <span className="inline-flex min-h-11 items-center font-semibold text-ink-soft">{label}</span>
        ) : (
          <AddressLink address={address} className="link inline-flex min-h-11 items-center">
            {label}
          </AddressLink>
        )}
        {children.length > 0 && (
          <div className="pl-4">
            <LinkList links={children} />
          </div>
        )}
      </li>
    ))}
  </ul>
);
