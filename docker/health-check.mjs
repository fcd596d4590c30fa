/**
 * Whether the program in this container, whichever of the two it is, answers. HEALTH_URL asks something else, for
 * example /health/ready of the backend, which also needs the servers behind it.
 */
const { HEALTH_URL, PORT, PROJECTIONS_PORT } = process.env;
const urls = HEALTH_URL
  ? [HEALTH_URL]
  : [PORT, PROJECTIONS_PORT].map((port) => `http://127.0.0.1:${port}/health/live`);

async function ask(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
}

await Promise.any(urls.map(ask)).catch(({ errors }) => {
  for (const { message } of errors) console.error(message);
  process.exit(1);
});
process.exit(0);
