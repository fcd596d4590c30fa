import type { ReactNode } from 'react';
import { useMatch } from 'react-router';
import { useShop } from '../shared/catalogue/use-shop.js';
import { StatusStrip } from './status-strip.js';

/**
 * The head of a page and whether one can order now. On pages of a branch both are one bar, where the head is the one that shows the
 * name of the shop: head-bar.css decides, so that a head of a business's own stays as it is.
 */
export function Head({ header }: { header: ReactNode }) {
  const { config, branchOf } = useShop();
  const branch = branchOf(useMatch('/store/:branch/*')?.params.branch ?? '');
  if (!config.enablePluginToolbar) return header;
  return (
    <div className={branch ? 'head-bar' : undefined}>
      {header}
      <StatusStrip />
    </div>
  );
}
