import type { Part } from '../supervise.js';

/** The part as it runs without having been compiled. */
export function fromSource(part: Part): Part {
  return {
    ...part,
    args: ['--conditions=source', '--import', '@swc-node/register/esm-register', ...part.args],
  };
}
