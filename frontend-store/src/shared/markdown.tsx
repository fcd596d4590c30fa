import { Fragment, type ReactNode } from 'react';

/** The Markdown of legal texts: headings, paragraphs, lists, bold, links. Everything else stays text. */
export function Markdown({ text }: { text: string }) {
  const blocks = text.replaceAll('\r', '').split(/\n{2,}|\n(?=#)|(?<=^#.*)\n/m);
  return (
    <>{blocks.filter((block) => block.trim() !== '').map((block, index) => toBlock(block.trim(), index))}</>
  );
}

function toBlock(block: string, key: number): ReactNode {
  const heading = /^(#{1,4})\s+(.*)$/.exec(block);
  if (heading) return toHeading(heading[1]!.length, heading[2]!, key);
  const lines = block.split('\n');
  if (lines.every((line) => /^[-*]\s/.test(line))) {
    return (
      <ul key={key} className="my-4 list-[square] space-y-1 pl-6 marker:text-mustard">
        {lines.map((line, index) => (
          <li key={index}>{toInline(line.slice(2))}</li>
        ))}
      </ul>
    );
  }
  return (
    <p key={key} className="my-4 max-w-[68ch]">
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {toInline(line)}
        </Fragment>
      ))}
    </p>
  );
}

function toHeading(level: number, text: string, key: number): ReactNode {
  if (level === 1) {
    return (
      <h1 key={key} className="mb-6 text-[clamp(1.5rem,6.5vw,3.5rem)] wrap-break-word hyphens-auto">
        {text}
      </h1>
    );
  }
  return (
    <h2 key={key} className="mt-8 mb-2 text-xl wrap-break-word">
      {text}
    </h2>
  );
}

const INLINE = /(\*\*[^*]+\*\*|\[[^\]]+\]\((?:https?:|mailto:|tel:|\/)[^)\s]*\))/;

function toInline(text: string): ReactNode[] {
  return text.split(INLINE).map((piece, index) => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece);
    if (link) {
      return (
        <a key={index} href={link[2]} className="link">
          {link[1]}
        </a>
      );
    }
    return piece.startsWith('**') ? <strong key={index}>{piece.slice(2, -2)}</strong> : piece;
  });
}
