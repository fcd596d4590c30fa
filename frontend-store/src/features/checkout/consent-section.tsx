import { memo, useState } from 'react';
import { hasLegalPage, legalPages } from '@bestellwerk/domain/text/legal-pages';
import { isWebAddress } from '@bestellwerk/domain/records/definitions/web-address';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Dialog } from '../../shared/dialog/dialog.js';
import { Markdown } from '../../shared/markdown.js';
import { DetailCheckbox } from './fields.js';

/** `before`, the words that lead to the text, and what follows them. */
const consents = [
  {
    field: 'legalInstructions',
    before: 'Ich stimme den ',
    words: 'Allgemeinen Geschäftsbedingungen',
    title: 'Allgemeine Geschäftsbedingungen',
    text: 'termsAndConditionsText',
    page: legalPages.find(({ text }) => text === 'termsAndConditionsText')!,
  },
  {
    field: 'privacyPolicy',
    before: 'Ich stimme der ',
    words: 'Datenschutzerklärung',
    title: 'Datenschutzerklärung',
    text: 'privacyPolicyText',
    page: legalPages.find(({ text }) => text === 'privacyPolicyText')!,
  },
] as const;

/** The two consents. Their words lead to the text, in a modal or where it is to be read elsewhere. */
export const ConsentSection = memo(function ConsentSection() {
  const { config, sites } = useShop();
  const [shown, setShown] = useState<(typeof consents)[number] | null>(null);
  return (
    <div>
      {consents.map((consent) => (
        <DetailCheckbox key={consent.field} name={consent.field}>
          {consent.before}
          {config[consent.text] !== '' ? (
            <button
              type="button"
              className="link inline text-left"
              aria-haspopup="dialog"
              onClick={() => setShown(consent)}
            >
              {consent.words}
            </button>
          ) : (
            <LinkToRead
              words={consent.words}
              address={
                hasLegalPage(consent.page, config, sites) ? consent.page.path : config[consent.page.address]
              }
            />
          )}{' '}
          zu.
        </DetailCheckbox>
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

/** Plain words without an address: of this shop, or elsewhere. */
const LinkToRead = ({ words, address }: { words: string; address: string }) =>
  address.startsWith('/') || isWebAddress(address) ? (
    <a href={address} target="_blank" rel="noopener" className="link">
      {words}
      <span className="sr-only"> (neues Fenster)</span>
    </a>
  ) : (
    words
  );
