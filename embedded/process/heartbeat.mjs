/**
 * Loaded before a part's own program: says every second that the program's event loop turns, and ends it if the supervisor
 * dies before the program has come to listen for that.
 */
const EVERY_MS = 1000;

function say() {
  if (process.connected) process.send({ alive: true }, undefined, undefined, () => undefined);
}

if (process.send) {
  say();
  setInterval(say, EVERY_MS).unref();
  process.on('disconnect', () => {
    if (process.listenerCount('disconnect') === 1) process.exit(1);
  });
}
