export interface SpecifiedText {
  /** Word by word, with `{name}` for what differs. */
  readonly text: string;
  /** Where and when guests read it. */
  readonly where: string;
  /** It stands within a longer text. */
  readonly isPart?: true;
}

/** Matches the whole text of an element, or a part of it where that is allowed. Placeholders match anything, or what `values` give for them. */
export function textPattern(
  { text, isPart }: SpecifiedText,
  values: Readonly<Record<string, string | number>>,
): RegExp {
  const pattern = text
    .split(/(\{[^}]+\})/)
    .map((piece) => {
      const name = /^\{(.+)\}$/.exec(piece)?.[1];
      if (name === undefined) return literal(piece);
      return values[name] === undefined ? '.+?' : literal(String(values[name]));
    })
    .join('');
  return new RegExp(isPart ? pattern : `^${pattern}$`);
}

/** Amounts of money hold spaces that do not break. */
const literal = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s');
