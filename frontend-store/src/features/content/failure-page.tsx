import { Link } from 'react-router';
import { failureTitles, INTERNAL_ERROR_TEXT, NOT_FOUND_TEXT } from '@bestellwerk/domain/text/failure-texts';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Markdown } from '../../shared/markdown.js';

export function NotFound() {
  const { config } = useShop();
  return <Failure title={failureTitles.notFound} text={config.notFoundText || NOT_FOUND_TEXT} />;
}

/** In place of a page that this version of the shop cannot show. */
export function InternalError() {
  const { config } = useShop();
  return (
    <Failure title={failureTitles.internalError} text={config.internalErrorText || INTERNAL_ERROR_TEXT} />
  );
}

const Failure = ({ title, text }: { title: string; text: string }) => (
  <div className="shell grid min-h-[60vh] place-content-center justify-items-center gap-4 py-10 text-center">
    <h1 className="text-[clamp(2.5rem,11vw,6rem)] leading-none">{title}</h1>
    <div className="max-w-[60ch] space-y-3 text-lg">
      <Markdown text={text} top={2} />
    </div>
    <Link to="/" className="button-main mt-4">
      Zu unseren Standorten
    </Link>
  </div>
);
