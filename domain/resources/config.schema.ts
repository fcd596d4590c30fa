export type { Config } from './config.js';
