import { WrongSettings } from './wrong-settings.js';

/** Log levels of pino. */
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** The variable's value. Throws WrongSettings with the message if it is missing or empty. */
export function requiredFrom(
  env: NodeJS.ProcessEnv,
  name: string,
  message = `The environment variable ${name} is missing.`,
): string {
  const value = env[name];
  if (!value) throw new WrongSettings(message);
  return value;
}

/** The TCP port that the variable names; `otherwise` if it is missing or empty. 0 means any free port. */
export function portFrom(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name] || String(otherwise);
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new WrongSettings(`${name} must be a number between 0 and 65535, not ${text}.`);
}

/** The level at which a program logs, from LOG_LEVEL. */
export function logLevelFrom(env: NodeJS.ProcessEnv): string {
  const level = env.LOG_LEVEL || 'info';
  if (levels.includes(level)) return level;
  throw new WrongSettings(`LOG_LEVEL must be one of ${levels.join(', ')}, not ${level}.`);
}

/** Checks the address of a PostgreSQL. The error repeats nothing of it: it may contain a password. */
export function databaseUrlFrom(text: string): string {
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new WrongSettings(
    'DATABASE_URL must be like postgres://user:password@host:5432/database; ' +
      'special characters of the password are written as %40 and the like.',
  );
}
