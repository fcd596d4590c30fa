import { resolve } from 'node:path';
import { requiredFrom } from '@bestellwerk/server-kit/environment';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';

/** Where files are kept. */
export interface FileSettings {
  /** Folder of this machine: for variants of images, and for files unless there is a bucket. */
  readonly folder: string;
  /** Null: below the folder. */
  readonly bucket: Bucket | null;
}

/** A bucket of an S3-compatible service. */
export interface Bucket {
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** Throws WrongSettings naming the variable that is missing or wrong. */
export function fileSettingsFrom(env: NodeJS.ProcessEnv): FileSettings {
  return {
    folder: resolve(env.DATA_DIR || 'data'),
    bucket: env.S3_BUCKET ? bucketFrom(env, env.S3_BUCKET) : null,
  };
}

function bucketFrom(env: NodeJS.ProcessEnv, name: string): Bucket {
  const endpoint = required(env, 'S3_ENDPOINT');
  if (!/^https?:\/\/[^/]+/.test(endpoint) || !URL.canParse(endpoint)) {
    throw new WrongSettings('S3_ENDPOINT must be an address that begins with https:// or http://.');
  }
  return {
    endpoint: endpoint.endsWith('/') ? endpoint : `${endpoint}/`,
    name,
    region: env.S3_REGION || 'us-east-1',
    accessKey: required(env, 'S3_ACCESS_KEY'),
    secretKey: required(env, 'S3_SECRET_KEY'),
  };
}

const required = (env: NodeJS.ProcessEnv, name: string): string =>
  requiredFrom(env, name, `With S3_BUCKET, the environment variable ${name} is needed.`);
