import { Markdown } from '../../shared/markdown.js';

/** A text of the settings as a page. */
export const TextPage = ({ text }: { text: string }) => (
  <article className="shell max-w-4xl py-12 tablet:py-16">
    <Markdown text={text} />
  </article>
);
