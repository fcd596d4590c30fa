import type { Client, Response } from './client.js';

/** Somebody with an account, and with a code for the terminal. */
export interface Worker {
  readonly client: Client;
  readonly id: string;
  readonly username: string;
  readonly accessToken: string;
  /** Path of their requests at a terminal. */
  readonly path: string;
}

export async function workerOf(client: Client): Promise<Worker> {
  const { id, username } = (await client.get('/api/users/me')).body.data.user;
  const { body } = await client.post(`/api/users/${id}/time-tracking-token`);
  const { accessToken } = body.data;
  return { client, id, username, accessToken, path: `/api/time-tracking/${username}/${accessToken}` };
}

/** An instant of Friday, 20 November 2026, in UTC, as the clock of a request. */
export const clockAt = (time: string): Record<string, string> => ({ 'x-now': instant(time) });
export const instant = (time: string): string => `2026-11-20T${time}:00.000Z`;

export const press = (
  terminal: Client,
  { path }: Worker,
  button: string,
  headers: Record<string, string> = {},
  body: object = {},
): Promise<Response> => terminal.post(`${path}/working-activities/${button}`, body, headers);

/** A day from eight to four with half an hour of pause. */
export async function workDay(terminal: Client, worker: Worker): Promise<string> {
  await press(terminal, worker, 'start', clockAt('08:00'));
  await press(terminal, worker, 'pause', clockAt('12:00'));
  await press(terminal, worker, 'resume', clockAt('12:30'));
  const { status, body } = await press(terminal, worker, 'end', clockAt('16:00'));
  if (status !== 200) throw new Error(`Ending was answered ${status}: ${JSON.stringify(body)}`);
  return body.data.id;
}
