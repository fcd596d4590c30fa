import { databaseUrlFrom, requiredFrom } from '@bestellwerk/server-kit/environment';
import { acceptsConnections } from '@bestellwerk/server-kit/ports';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';

const DEFAULT_PORT = 2113;
const FORM = /^(esdb(?:\+discover)?):\/\/(?:([^:@/?]+):([^@/?]+)@)?([^/?@]+)\/?(?:\?(.*))?$/;

/** Of the client, in the spelling by which it compares them. */
const options = new Set([
  ...[
    'usercertfile',
    'userkeyfile',
    'tls',
    'tlscafile',
    'connectionname',
    'defaultdeadline',
    'nodepreference',
  ],
  ...['discoveryinterval', 'gossiptimeout', 'maxdiscoverattempts', 'throwonappendfailure'],
  ...['keepaliveinterval', 'keepalivetimeout'],
]);

/** Options whose values in the address are not passed on to the client. */
const ours = new Set(['keepalivetimeout', 'nodepreference']);

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface Host {
  readonly name: string;
  readonly port: number;
}

/**
 * Where the event store is: `esdb://user:password@host:2113,host,…?tls=true&tlsCAFile=…`, or `esdb+discover://`. Its
 * errors repeat nothing of the address, which may hold a password; the client's own would.
 */
export class LogAddress {
  private constructor(
    private readonly protocol: string,
    readonly credentials: Credentials | null,
    readonly hosts: readonly Host[],
    private readonly query: URLSearchParams,
  ) {}

  /** Throws WrongSettings. */
  static parse(url: string): LogAddress {
    const [, protocol, username, password, hosts, query] = FORM.exec(url.trim()) ?? [];
    if (!protocol || !hosts)
      throw new WrongSettings('EVENTSTORE_URL must be like esdb://user:password@host:2113?tls=true.');
    const parsed = new LogAddress(
      protocol,
      username && password ? { username: decode(username), password: decode(password) } : null,
      hosts.split(',').map(parseHost),
      new URLSearchParams(query),
    );
    parsed.checkOptions();
    return parsed;
  }

  get isInsecure(): boolean {
    return this.option('tls') === 'false';
  }

  /** Whether the server learns who it is, by a password or a certificate. */
  get signsIn(): boolean {
    return this.credentials !== null || this.option('usercertfile') !== undefined;
  }

  /** Whether one of the hosts accepts connections. */
  async isReachable(): Promise<boolean> {
    const answers = await Promise.all(
      this.hosts.map(({ name, port }) => acceptsConnections({ host: name, port })),
    );
    return answers.includes(true);
  }

  /** The value of an option, by its name in small letters without hyphens. */
  option(wanted: string): string | undefined {
    return [...this.query].find(([name]) => flat(name) === wanted)?.[1];
  }

  /**
   * As the client wants it. Of several hosts behind `esdb+discover` it would ask only the first; behind `esdb` it asks
   * one after the other. Whatever node the address prefers, it looks for the one that leads: no other knows for certain
   * what has been written.
   */
  forClient(keepAliveTimeout: number): string {
    const protocol = this.hosts.length > 1 ? 'esdb' : this.protocol;
    const { credentials } = this;
    const who = credentials
      ? `${encodeURIComponent(credentials.username)}:${encodeURIComponent(credentials.password)}@`
      : '';
    const query = [...this.query].filter(([name]) => !ours.has(flat(name)));
    const own = [
      ['nodePreference', 'leader'],
      ['keepAliveTimeout', String(keepAliveTimeout)],
    ];
    const pairs = [...query, ...own].map(([name, value]) => `${name}=${encodeURIComponent(value!)}`);
    const hosts = this.hosts.map(({ name, port }) => `${name}:${port}`).join(',');
    return `${protocol}://${who}${hosts}?${pairs.join('&')}`;
  }

  private checkOptions(): void {
    for (const [name, value] of this.query) {
      if (flat(name) === 'tlsverifycert') {
        if (value === 'true') continue;
        throw new WrongSettings(
          'EVENTSTORE_URL: certificates are always verified; name your own with tlsCAFile.',
        );
      }
      if (!options.has(flat(name))) throw new WrongSettings(`EVENTSTORE_URL has an unknown option: ${name}.`);
      if (value === '') throw new WrongSettings(`EVENTSTORE_URL has an option without a value: ${name}.`);
    }
  }
}

export interface ServerAddresses {
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
}

/** The servers that the environment names. Throws WrongSettings naming the variable that is missing or wrong. */
export function serverAddressesFrom(env: NodeJS.ProcessEnv): ServerAddresses {
  return {
    databaseUrl: databaseUrlFrom(requiredFrom(env, 'DATABASE_URL')),
    eventStoreUrl: eventStoreUrlFrom(requiredFrom(env, 'EVENTSTORE_URL')),
  };
}

export function eventStoreUrlFrom(text: string): string {
  LogAddress.parse(text);
  return text;
}

const flat = (name: string): string => name.trim().toLowerCase().replace(/[_-]/g, '');

function parseHost(host: string): Host {
  const [, name, port = DEFAULT_PORT] = /^([^:]+)(?::(\d{1,5}))?$/.exec(host.trim()) ?? [];
  if (!name) throw new WrongSettings('EVENTSTORE_URL has a host that is not like host:2113.');
  return { name, port: Number(port) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new WrongSettings('EVENTSTORE_URL: write special characters of user and password percent-encoded.');
  }
}
