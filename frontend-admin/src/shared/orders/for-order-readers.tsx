import type { ReactNode } from 'react';
import { ForThose } from '../session/for-those.js';

/** Shows a page to those who may read orders. */
export const ForOrderReaders = ({ children }: { children: ReactNode }) => (
  <ForThose to="orders.read" title="Kein Zugriff auf Bestellungen." what="Bestellungen">
    {children}
  </ForThose>
);
