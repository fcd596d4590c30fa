import type { Rollup } from 'vite';

interface Graph {
  getModuleInfo(id: string): Pick<Rollup.ModuleInfo, 'importedIds'> | null;
}

const FIRST = new URL('../src/app/start-shop.tsx', import.meta.url).pathname;

/**
 * The chunks of the first script, which `main.ts` evaluates one after the other: what every page of the shop needs in three
 * files, not in sixty. All other modules are left to the bundler.
 */
export const firstChunks = [
  // What the entry itself needs: in another one of these, that one would come first as a whole.
  { name: 'loading', test: /vite\/preload-helper|\/src\/shared\/pause\.ts$/, priority: 4 },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'store', test: /\/node_modules\/(@reduxjs|immer|reselect|redux|redux-thunk)\//, priority: 2 },
  { name: nameOfOthers(), priority: 1 },
];

function nameOfOthers(): (id: string, graph: Graph) => string | null {
  let first: Set<string> | undefined;
  return (id, graph) => {
    first ??= reachable(FIRST, (each) => graph.getModuleInfo(each)?.importedIds);
    return first.has(id) ? 'shop' : null;
  };
}

/** A module or chunk with everything that it imports, directly or not, except what it imports later. */
export function reachable(
  start: string,
  importsOf: (name: string) => readonly string[] | undefined,
): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    importsOf(name)?.forEach(visit);
  };
  visit(start);
  return found;
}
