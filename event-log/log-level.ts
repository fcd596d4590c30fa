import { WrongSettings } from './wrong-settings.js';

/** Log levels of pino. */
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** The level at which a program logs, from the environment variable LOG_LEVEL. */
export function logLevelFrom(text: string | undefined): string {
  const level = text || 'info';
  if (levels.includes(level)) return level;
  throw new WrongSettings(`LOG_LEVEL must be one of ${levels.join(', ')}, not ${level}.`);
}
