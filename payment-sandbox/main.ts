/**
 * The sandbox of both payment providers as a process. Environment: PAYMENT_SANDBOX_PORT (0: the one it had before, else any
 * free port), PAYMENT_SANDBOX_HOST (127.0.0.1), PAYMENT_SANDBOX_PUBLIC_URL (where browsers reach it), PAYMENT_SANDBOX_FILE
 * (keeps what happened; in memory only if it is missing). Its first line of output is JSON with its address.
 */
import { startPaymentSandbox } from './payment-sandbox.js';

const {
  PAYMENT_SANDBOX_PORT: port = '0',
  PAYMENT_SANDBOX_HOST: host = '127.0.0.1',
  PAYMENT_SANDBOX_PUBLIC_URL: publicUrl,
  PAYMENT_SANDBOX_FILE: file,
} = process.env;

/** Refunds take a minute or two, so that people can see them end. */
const settings = { refundPendingMs: 20_000, refundProcessingMs: 40_000, refundQueuedMs: 60_000 };

const starting = startPaymentSandbox({
  port: Number(port),
  host,
  settings,
  ...(publicUrl ? { publicUrl: publicUrl.replace(/\/+$/, '') } : {}),
  ...(file ? { file } : {}),
});

const stop = (): void => {
  setTimeout(() => process.exit(1), 2_000).unref();
  starting
    .then((sandbox) => sandbox.stop())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
};
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
process.on('disconnect', stop);

try {
  const { url } = await starting;
  if (process.connected) process.send!({ ready: true, url });
  console.log(JSON.stringify({ paymentSandbox: url }));
} catch (error) {
  const failed = error instanceof Error ? error.message : String(error);
  if (process.connected) await new Promise((sent) => process.send!({ failed }, sent));
  else console.error(failed);
  process.exit(1);
}
