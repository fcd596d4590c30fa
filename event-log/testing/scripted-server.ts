import { readFileSync } from 'node:fs';
import {
  Metadata,
  type sendUnaryData,
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type ServerReadableStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type ServiceError,
  type status,
} from '@grpc/grpc-js';

export interface Script {
  read?(call: ServerWritableStream<Buffer, Buffer>): void;
  append?(call: ServerReadableStream<Buffer, Buffer>, answer: sendUnaryData<Buffer>): void;
  batchAppend?(call: ServerDuplexStream<Buffer, Buffer>): void;
  features?(call: ServerUnaryCall<Buffer, Buffer>, answer: sendUnaryData<Buffer>): void;
}

export interface ScriptedServer {
  readonly port: number;
  readonly url: string;
  stop(): Promise<void>;
}

const certificates = new URL('./certificates/', import.meta.url);
export const certificateFile = new URL('server.crt', certificates).pathname;

/** The options of an address that signs in by a certificate: the client's, which the server knows, or a stranger's. */
export const signingIn = (name: 'client' | 'untrusted'): string =>
  `userCertFile=${new URL(`${name}.crt`, certificates).pathname}&userKeyFile=${new URL(`${name}.key`, certificates).pathname}`;

const asIs = (bytes: Buffer): Buffer => bytes;
const method = (path: string, requestStream: boolean, responseStream: boolean) => ({
  ...{ path, requestStream, responseStream },
  ...{ requestSerialize: asIs, requestDeserialize: asIs, responseSerialize: asIs, responseDeserialize: asIs },
});
const STREAMS = '/event_store.client.streams.Streams';
const services = {
  read: method(`${STREAMS}/Read`, false, true),
  append: method(`${STREAMS}/Append`, true, false),
  batchAppend: method(`${STREAMS}/BatchAppend`, true, true),
  features: method('/event_store.client.server_features.ServerFeatures/GetSupportedMethods', false, false),
};

/** A gRPC server that answers as the test's script does; calls without a script are UNIMPLEMENTED. */
export async function startScriptedServer(
  script: Script,
  { tls = false, wantsCertificate = false }: { tls?: boolean; wantsCertificate?: boolean } = {},
): Promise<ScriptedServer> {
  const server = new Server();
  server.addService(services, { ...script });
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(
      '127.0.0.1:0',
      tls ? withCertificate(wantsCertificate) : ServerCredentials.createInsecure(),
      (error, at) => (error ? reject(error) : resolve(at)),
    );
  });
  return {
    port,
    url: `esdb://127.0.0.1:${port}?tls=${tls}`,
    stop: async () => server.forceShutdown(),
  };
}

function withCertificate(wantsCertificate: boolean): ServerCredentials {
  const [key, certificate, client] = ['server.key', 'server.crt', 'client.crt'].map((name) =>
    readFileSync(new URL(name, certificates)),
  );
  const own = [{ private_key: key!, cert_chain: certificate! }];
  return ServerCredentials.createSsl(wantsCertificate ? client! : null, own, wantsCertificate);
}

/** A call's failure as an event store reports it. */
export function failure(code: status, details: string, trailers: Record<string, string> = {}): ServiceError {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(trailers)) metadata.set(name, value);
  return Object.assign(new Error(details), { code, details, metadata });
}
