export function protocolMessages(): Record<'messages.js' | 'messages.d.ts', string>;
