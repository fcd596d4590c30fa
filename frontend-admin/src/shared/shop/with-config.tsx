import type { ReactNode } from 'react';
import { ConfigContext, useConfigQuery } from './shop-api.js';

/** Reads the configuration for everything below, and follows its changes. */
export const WithConfig = ({ children }: { children: ReactNode }) => (
  <ConfigContext value={useConfigQuery().data}>{children}</ConfigContext>
);
