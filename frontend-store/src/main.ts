import './app/styles.css';
import './app/forced-colors.css';
import './app/head-bar.css';
import { pause } from './shared/pause.js';

/** Evaluates the shop part by part: at once they would keep a slow phone from answering for half a second. */
async function start(): Promise<void> {
  await import('react-dom/client');
  await pause();
  await import('@reduxjs/toolkit/query/react');
  await pause();
  const { startShop } = await import('./app/start-shop.js');
  await pause();
  await startShop();
}

void start();
