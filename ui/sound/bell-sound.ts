let context: AudioContext | null = null;

/** Browsers let a page sound only after a gesture; to be called from one. Resolves to whether it may now. */
export async function unlockSound(): Promise<boolean> {
  context ??= new AudioContext();
  await context.resume();
  return context.state === 'running';
}

export const isSoundUnlocked = (): boolean => context?.state === 'running';

/** Two struck tones, as of a counter bell. Silent while the browser does not allow sound. */
export function ring(): void {
  if (!context || context.state !== 'running') return;
  strike(context, 1568, 0);
  strike(context, 2093, 0.16);
}

function strike(audio: AudioContext, frequency: number, delay: number): void {
  const start = audio.currentTime + delay;
  for (const [overtone, loudness] of [
    [1, 0.35],
    [2.76, 0.12],
    [5.4, 0.05],
  ] as const) {
    const tone = audio.createOscillator();
    const envelope = audio.createGain();
    tone.frequency.value = frequency * overtone;
    envelope.gain.setValueAtTime(0, start);
    envelope.gain.linearRampToValueAtTime(loudness, start + 0.005);
    envelope.gain.exponentialRampToValueAtTime(0.0001, start + 1.4 / overtone);
    tone.connect(envelope).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 1.5);
  }
}
