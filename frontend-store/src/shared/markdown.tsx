import { Fragment, type ReactNode } from 'react';
import { type MarkdownBlock, markdownBlocks, type MarkdownInline } from '@bestellwerk/domain/text/markdown';

interface Props {
  text: string;
  /** The level of its largest headings: 2 where there is a title above. */
  top?: 1 | 2;
}

/** Markdown of settings and pages. */
export const Markdown = ({ text, top = 1 }: Props) => (
  <>{markdownBlocks(text).map((block, index) => shownBlock(lowered(block, top), index))}</>
);

const lowered = (block: MarkdownBlock, top: 1 | 2): MarkdownBlock =>
  block.kind === 'heading' && top === 2 ? { ...block, level: 2 } : block;

function shownBlock(block: MarkdownBlock, key: number): ReactNode {
  if (block.kind === 'heading') {
    return block.level === 1 ? (
      <h1 key={key} className="mb-6 text-[clamp(1.5rem,6.5vw,3.5rem)] wrap-break-word hyphens-auto">
        {block.text}
      </h1>
    ) : (
      <h2 key={key} className="mt-8 mb-2 text-xl wrap-break-word">
        {block.text}
      </h2>
    );
  }
  if (block.kind === 'list') {
    return (
      <ul key={key} className="my-4 list-[square] space-y-1 pl-6 marker:text-mustard">
        {block.lines.map((line, index) => (
          <li key={index}>{line.map(shownInline)}</li>
        ))}
      </ul>
    );
  }
  return (
    <p key={key} className="my-4 max-w-[68ch]">
      {block.lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line.map(shownInline)}
        </Fragment>
      ))}
    </p>
  );
}

function shownInline(piece: MarkdownInline, key: number): ReactNode {
  if (piece.kind === 'text') return piece.text;
  if (piece.kind === 'strong') return <strong key={key}>{piece.text}</strong>;
  return (
    <a key={key} href={piece.address} className="link">
      {piece.text}
    </a>
  );
}
