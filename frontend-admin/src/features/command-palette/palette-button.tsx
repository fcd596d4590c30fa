import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { LatePart } from '../../shared/request-status/part-boundary.js';
import type { PalettePage } from './command.js';
import classes from './palette-button.module.css';

const Palette = lazyPart(() => import('./palette.js'));

/** As it is printed on the keys. */
const shortcut = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Strg K';

/** Opens the palette, as do Ctrl and K anywhere. */
export function PaletteButton({ pages }: { pages: readonly PalettePage[] }) {
  const [isOpen, { close, toggle: change }] = useDisclosure(false);
  const before = useRef<Element | null>(null);
  const toggle = (opener: Element | null) => {
    if (!isOpen) before.current = opener;
    change();
  };
  const navigate = useNavigate();
  useHotkeys(
    [
      ['mod+K', () => toggle(document.activeElement)],
      // The telephone rings on any page.
      ['F2', () => void navigate('/orders/new')],
    ],
    [],
  );
  useEffect(() => {
    if (!isOpen && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => toggle(currentTarget)}
      >
        <IconSearch size={20} aria-hidden />
        {/* The name of the button, also where only its icon is shown; the space keeps the words of it apart. */}
        <span>Suchen</span> <kbd>{shortcut}</kbd>
      </button>
      {isOpen && (
        <LatePart name="Die Suche">
          <Palette pages={pages} onClose={close} />
        </LatePart>
      )}
    </>
  );
}
