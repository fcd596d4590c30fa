import { refuse, type Refusal } from '../kernel/refusal.js';
import type { SignagePlayer } from './signage-player.js';

export const refuseUnknownScreen = (): Refusal =>
  refuse('unknown', 'screen-unknown', 'Diesen Bildschirm gibt es nicht.');

export const refuseUnpaired = ({ status }: Exclude<SignagePlayer, { status: 'paired' }>): Refusal =>
  status === 'none'
    ? refuseUnknownScreen()
    : refuse(
        'conflict',
        'screen-unpaired',
        'Dieser Bildschirm ist nicht mehr gekoppelt. Bitte koppeln Sie ihn neu.',
      );

export const refuseUnknownCommand = (): Refusal =>
  refuse('unknown', 'command-unknown', 'Diesen Befehl gibt es nicht.');

export const refuseUndelivered = (): Refusal =>
  refuse('conflict', 'command-undelivered', 'Der Bildschirm hat diesen Befehl noch nicht abgeholt.');
