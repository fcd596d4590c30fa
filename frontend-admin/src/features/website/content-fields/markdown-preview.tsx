import { Typography } from '@mantine/core';
import '@mantine/core/styles/Typography.layer.css';
import { Fragment } from 'react';
import { type MarkdownBlock, markdownBlocks, type MarkdownInline } from '@bestellwerk/domain/text/markdown';

/** What guests read of a text in Markdown, by the same rules; links lead nowhere from here. */
export const MarkdownPreview = ({ text }: { text: string }) => (
  <Typography>
    {markdownBlocks(text).map((block, index) => (
      <Block key={index} {...block} />
    ))}
  </Typography>
);

function Block(block: MarkdownBlock) {
  if (block.kind === 'heading') return block.level === 1 ? <h3>{block.text}</h3> : <h4>{block.text}</h4>;
  if (block.kind === 'list') {
    return (
      <ul>
        {block.lines.map((line, index) => (
          <li key={index}>
            <Line pieces={line} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      {block.lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          <Line pieces={line} />
        </Fragment>
      ))}
    </p>
  );
}

const Line = ({ pieces }: { pieces: readonly MarkdownInline[] }) =>
  pieces.map((piece, index) =>
    piece.kind === 'text' ? (
      piece.text
    ) : piece.kind === 'strong' ? (
      <strong key={index}>{piece.text}</strong>
    ) : (
      <u key={index} title={piece.address}>
        {piece.text}
      </u>
    ),
  );
