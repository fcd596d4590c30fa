import type { ReactNode } from 'react';
import { RequirePermission } from '../session/require-permission.js';

/** Shows a page to those who may read orders. */
export const RequireOrderAccess = ({ children }: { children: ReactNode }) => (
  <RequirePermission to="orders.read" title="Kein Zugriff auf Bestellungen." what="Bestellungen">
    {children}
  </RequirePermission>
);
