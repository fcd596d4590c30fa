const least = [20, 19];

/** @throws {Error} when this Node.js is older than what package.json asks for */
export function assertNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > least[0] || (major === least[0] && minor >= least[1])) return;
  throw new Error(`Bestellwerk needs Node.js ${least.join('.')} or newer; this is ${process.versions.node}.`);
}
