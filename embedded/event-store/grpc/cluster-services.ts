import { ProtoWriter } from '../codec/proto-writer.js';
import { writeHalves } from '../codec/shared-messages.js';

const SERVER_VERSION = '24.10.0';
const LEADER = 8;

const writer = new ProtoWriter();

/** What the server can do. The client uses BatchAppend only when it is named here. */
export function describeServer(): Buffer {
  writer.text(2, SERVER_VERSION);
  method('batchappend', 'deadline_duration');
  method('tombstone');
  method('delete');
  method('append');
  method('read', 'position', 'events');
  return writer.take();
}

/** A cluster of one: this server, its leader. */
export function describeCluster(instanceId: string, { host, port }: { host: string; port: number }): Buffer {
  writer.message(1, () => {
    writer.message(5, () => {
      writer.uint(2, port);
      writer.text(1, host);
    });
    writer.uint(4, 1);
    writer.uint(3, LEADER);
    writer.uint(2, Date.now() * 10_000);
    writer.message(1, () => writer.message(1, () => writeHalves(writer, instanceId)));
  });
  return writer.take();
}

function method(name: string, ...features: string[]): void {
  writer.message(1, () => {
    for (const feature of features.reverse()) writer.text(3, feature);
    writer.text(2, 'event_store.client.streams.streams');
    writer.text(1, name);
  });
}
