import type { ServiceDefinition, UntypedServiceImplementation } from '@grpc/grpc-js';
import { ProtoWriter } from '../codec/proto-writer.js';
import { queryMethod } from '../codec/service-definitions.js';

const SERVER_VERSION = '24.10.0';
const LEADER = 8;

interface Service {
  readonly definition: ServiceDefinition;
  readonly implementation: UntypedServiceImplementation;
}

const writer = new ProtoWriter();

/** What the server can do. The client uses BatchAppend only when it is named here. */
export function serverFeatures(): Service {
  const path = '/event_store.client.server_features.ServerFeatures/GetSupportedMethods';
  return query(path, 'getSupportedMethods', () => {
    writer.text(2, SERVER_VERSION);
    method('tombstone');
    method('delete');
    method('batchappend', 'deadline_duration');
    method('append');
    method('read', 'position', 'events');
  });
}

/** A cluster of one: this server, its leader. */
export function gossip(instanceId: string, endpoint: () => { host: string; port: number }): Service {
  return query('/event_store.client.gossip.Gossip/Read', 'read', () => {
    const { host, port } = endpoint();
    writer.message(1, () => {
      writer.message(5, () => {
        writer.uint(2, port);
        writer.text(1, host);
      });
      writer.uint(4, 1);
      writer.uint(3, LEADER);
      writer.uint(2, Date.now() * 10_000);
      writer.message(1, () => writer.text(2, instanceId));
    });
  });
}

function method(name: string, ...features: string[]): void {
  writer.message(1, () => {
    for (const feature of features.reverse()) writer.text(3, feature);
    writer.text(2, 'event_store.client.streams.streams');
    writer.text(1, name);
  });
}

function query(path: string, name: string, write: () => void): Service {
  const encode = (): Buffer => {
    write();
    return writer.take();
  };
  return {
    definition: { [name]: queryMethod<object>(path, encode) },
    implementation: {
      [name]: (_call: unknown, done: (error: null, answer: object) => void) => done(null, {}),
    },
  };
}
