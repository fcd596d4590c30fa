/**
 * Loaded before a part's own program: reports every second that the program's event loop runs, and ends it if the supervisor
 * dies before the program has come to listen for that. The supervisor may have died even before this was loaded; then
 * nothing is emitted any more.
 */
const EVERY_MS = 1000;

function beat() {
  if (process.connected) process.send({ alive: true }, undefined, undefined, () => undefined);
}

if (process.send) {
  if (!process.connected) process.exit(1);
  beat();
  setInterval(beat, EVERY_MS).unref();
  process.on('disconnect', () => {
    if (process.listenerCount('disconnect') === 1) process.exit(1);
  });
}
