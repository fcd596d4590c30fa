const least = [20, 19];

/** EX_CONFIG of sysexits.h: starting again does not help. */
const WRONG_SETTINGS_CODE = 78;

/** @throws {Error} with an exitCode, when this Node.js is older than what package.json asks for */
export function assertNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > least[0] || (major === least[0] && minor >= least[1])) return;
  const words = `Bestellwerk needs Node.js ${least.join('.')} or newer; this is ${version}.`;
  throw Object.assign(new Error(words), { exitCode: WRONG_SETTINGS_CODE });
}
