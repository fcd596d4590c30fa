import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the parts of Node's platform that browsers have too and jsdom lacks. */
const platform = {
  fetch,
  Request,
  Response,
  Headers,
  ReadableStream,
  WritableStream,
  TransformStream,
  TextEncoder,
  TextDecoder,
  AbortController,
  AbortSignal,
  BroadcastChannel,
  structuredClone,
  setImmediate,
};

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, platform);
  }
}
