import { parts as standard } from '../../src/app/parts.js';

/** The standard foot with a line of the business below it. */
export const OwnFooter = () => (
  <>
    <standard.Footer />
    <p className="bg-mustard py-2 text-center">Familienbetrieb in vierter Generation</p>
  </>
);
