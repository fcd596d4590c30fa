import { REMOVED_NAME } from '../../shared/record-fields/record-names.js';
import classes from './menu-board.module.css';
import type { Named } from './use-catalogue-names.js';

/** What a product is called, and why the shop may not show it. */
export const ProductName = ({ product: { name, isGone, isEnabled } }: { product: Named }) => (
  <span className={classes.name} data-gone={isGone || undefined}>
    {name}
    {isGone && name !== REMOVED_NAME && <small>{REMOVED_NAME}</small>}
    {!isGone && !isEnabled && <small>wird nicht angeboten</small>}
  </span>
);
