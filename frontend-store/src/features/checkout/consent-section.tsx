import { memo, useState } from 'react';
import { hasLegalPage, legalPages } from '@bestellwerk/domain/text/legal-pages';
import { isWebAddress } from '@bestellwerk/domain/records/definitions/web-address';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Dialog } from '../../shared/dialog/dialog.js';
import { Markdown } from '../../shared/markdown.js';
import { DetailCheckbox } from './fields.js';

const consents = [
  {
    field: 'legalInstructions',
    label: 'Ich stimme den Allgemeinen Geschäftsbedingungen zu.',
    title: 'Allgemeine Geschäftsbedingungen',
    text: 'termsAndConditionsText',
    page: legalPages.find(({ text }) => text === 'termsAndConditionsText')!,
  },
  {
    field: 'privacyPolicy',
    label: 'Ich stimme der Datenschutzerklärung zu.',
    title: 'Datenschutzerklärung',
    text: 'privacyPolicyText',
    page: legalPages.find(({ text }) => text === 'privacyPolicyText')!,
  },
] as const;

/** The two consents, each with its text in a modal, or where it is to be read elsewhere. */
export const ConsentSection = memo(function ConsentSection() {
  const { config, sites } = useShop();
  const [shown, setShown] = useState<(typeof consents)[number] | null>(null);
  return (
    <div>
      {consents.map((consent) => (
        <div key={consent.field} className="flex items-start justify-between gap-x-4">
          <DetailCheckbox name={consent.field}>{consent.label}</DetailCheckbox>
          {config[consent.text] !== '' ? (
            <button
              type="button"
              className="link min-h-11 shrink-0"
              aria-haspopup="dialog"
              aria-label={`${consent.title} lesen`}
              onClick={() => setShown(consent)}
            >
              Lesen
            </button>
          ) : (
            <LinkToRead
              title={consent.title}
              address={
                hasLegalPage(consent.page, config, sites) ? consent.page.path : config[consent.page.address]
              }
            />
          )}
        </div>
      ))}
      {shown && (
        <Dialog label={shown.title} onClose={() => setShown(null)} width="wide">
          <div className="overflow-y-auto p-6 pr-14 tablet:p-10" tabIndex={0}>
            <Markdown text={config[shown.text]} />
          </div>
        </Dialog>
      )}
    </div>
  );
});

/** Nothing without an address: of this shop, or elsewhere. */
const LinkToRead = ({ title, address }: { title: string; address: string }) =>
  (address.startsWith('/') || isWebAddress(address)) && (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      className="link inline-flex min-h-11 shrink-0 items-center"
      aria-label={`${title} lesen (neues Fenster)`}
    >
      Lesen
    </a>
  );
