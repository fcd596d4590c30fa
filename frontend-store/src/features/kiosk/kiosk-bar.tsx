import { useState } from 'react';
import { legalPages } from '@bestellwerk/domain/text/legal-pages';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Dialog } from '../../shared/dialog/dialog.js';
import { Markdown } from '../../shared/markdown.js';

type LegalPage = (typeof legalPages)[number];

/** Above the menu: the name of the shop, and the way to begin from the start. */
export function KioskHead({ onStartOver }: { onStartOver(): void }) {
  const { shopName } = useShop().config;
  return (
    <header className="bg-mustard">
      <div className="shell flex flex-wrap items-center justify-between gap-4 py-2">
        <p className="word-wide font-display text-2xl">{shopName}</p>
        <button type="button" className="button-plain" onClick={onStartOver}>
          Von vorne beginnen
        </button>
      </div>
    </header>
  );
}

/** Below it: the legal texts of the settings, which are read without leaving the page. */
export function KioskFoot() {
  const { config } = useShop();
  const [shown, setShown] = useState<LegalPage | null>(null);
  const pages = legalPages.filter(({ text }) => config[text] !== '');
  if (pages.length === 0) return null;
  return (
    <footer className="on-plum mt-20 bg-ink text-paper">
      <div className="shell flex flex-wrap gap-x-8 py-4">
        {pages.map((page) => (
          <button
            key={page.path}
            type="button"
            aria-haspopup="dialog"
            className="font-semibold underline decoration-mustard underline-offset-4"
            onClick={() => setShown(page)}
          >
            {page.label}
          </button>
        ))}
      </div>
      {shown && (
        <Dialog label={shown.label} onClose={() => setShown(null)} width="wide">
          <div
            className="overflow-y-auto p-8 pr-20 text-ink"
            tabIndex={0}
            role="region"
            aria-label={shown.label}
          >
            <Markdown text={config[shown.text]} />
          </div>
        </Dialog>
      )}
    </footer>
  );
}
