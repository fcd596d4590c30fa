import iconv from 'iconv-lite';
import parser from 'npos/lib/parser/index.js';

const codepages: Readonly<Record<number, string>> = {
  ...{ 0: 'cp437', 16: 'win1252', 18: 'cp852', 19: 'cp858' },
  40: 'iso8859-15',
};

export interface Decoded {
  /** What can be read on the paper. */
  readonly text: string;
  readonly cuts: number;
  readonly pictures: number;
  readonly commands: readonly string[];
}

/** What an ESC/POS printer makes of these bytes, by a parser that has nothing to do with what wrote them. */
export async function decodeEscPos(bytes: Buffer): Promise<Decoded> {
  const { error, tree } = await parser().parse(bytes);
  if (error) throw error;
  let codepage = 'cp437';
  let text = '';
  const commands = tree.map(({ ascii, fn }) => `${ascii ?? ''} ${fn ?? ''}`.trim());
  let end = 0;
  for (const { ascii, fn, offset, length } of tree) {
    text += iconv.decode(bytes.subarray(end, offset), codepage);
    if (ascii === 'ESC' && fn === 't') codepage = codepages[bytes[offset + 2]!] ?? codepage;
    if (ascii !== 'ESC' && ascii !== 'GS' && ascii !== 'FS') {
      text += iconv.decode(bytes.subarray(offset, offset + length), codepage);
    }
    end = offset + length;
  }
  return {
    text: text + iconv.decode(bytes.subarray(end), codepage),
    cuts: commands.filter((command) => command === 'GS V').length,
    pictures: commands.filter((command) => command === 'GS v0').length,
    commands,
  };
}
