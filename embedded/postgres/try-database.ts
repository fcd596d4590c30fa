import pg from 'pg';

const WITHIN_MS = 3_000;

/** Asks a PostgreSQL once. Null if it answers; otherwise a sentence on what is wrong, without the password. */
export async function tryDatabase(url: string, withinMs = WITHIN_MS): Promise<string | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return null;
  } catch (error) {
    return describe(error as Failure, client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

type Failure = Error & { readonly code?: string; readonly errors?: readonly Failure[] };

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|ALTNAME/;

function describe(error: Failure, { host, port, user, database }: pg.Client): string {
  const server = `PostgreSQL at ${host}:${port}`;
  const { code = '', message } = error.errors?.[0] ?? error;
  if (code === '28P01') return `${server} refuses the user "${user}": name or password is wrong.`;
  if (/SASL.*password must be a/i.test(message)) {
    return `${server} wants a password for the user "${user}". Put it into DATABASE_URL: postgres://user:password@….`;
  }
  if (code === '28000' && /no encryption|SSL off/.test(message)) {
    return `${server} lets the user "${user}" in with TLS only. Put sslmode=require into DATABASE_URL.`;
  }
  if (code === '28000') return `${server} does not let the user "${user}" in (${message}).`;
  if (code === '3D000') return `${server} has no database "${database}". Create it, or name another one.`;
  if (/does not support SSL/.test(message)) {
    return `${server} speaks no TLS, and DATABASE_URL asks for it. If that is meant: sslmode=disable.`;
  }
  if (CERTIFICATE.test(code)) {
    return `The certificate of ${server} is not trusted (${message}). Name the certificate of its authority in DATABASE_URL: sslrootcert=/path/ca.crt.`;
  }
  if (/^(57P03|53300)$/.test(code)) return `${server} takes no connections yet (${message}).`;
  if (/timeout/i.test(message)) return `${server} does not answer.`;
  return /^E[A-Z_]+$/.test(code)
    ? `${server} cannot be reached (${code}).`
    : `${server} cannot be used (${message}).`;
}
