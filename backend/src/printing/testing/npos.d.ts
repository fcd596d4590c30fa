declare module 'npos/lib/parser/index.js' {
  /** A command or a piece of text of an ESC/POS stream. */
  interface EscPosNode {
    readonly ascii?: string;
    readonly fn?: string;
    readonly offset: number;
    readonly length: number;
  }
  const parser: () => { parse(bytes: Buffer): Promise<{ error?: Error; tree: EscPosNode[] }> };
  export default parser;
}
