import { parts as standard, type Parts } from '../../src/app/parts.js';
import { OwnFooter } from './own-footer.js';
import { OwnHeader } from './own-header.js';

/** The shop of a business with a head and a foot of its own; everything else stays as it comes with the product. */
export const parts: Parts = { ...standard, Header: OwnHeader, Footer: OwnFooter };
