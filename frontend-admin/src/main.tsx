import '@bestellwerk/ui/validation/no-eval';
import './app/archivo.css';
import './app/global.css';
import './app/forced-colors.css';
import './app/mantine-styles.js';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
