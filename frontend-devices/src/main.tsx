import './shared/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DevicePages } from './device-pages.js';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <DevicePages path={location.pathname} />
  </StrictMode>,
);
