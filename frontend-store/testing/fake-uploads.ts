import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect } from '@jest/globals';
import type { UploadReference } from '@bestellwerk/domain/catalogue/configuration';

/** A request to POST /api/uploads, which is not sent by `fetch`; a test answers it. */
class FakeUploadRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  body: unknown = null;
  isAborted = false;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  constructor(private readonly requests: FakeUploadRequest[]) {}

  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = () => null;
  send(body: string) {
    this.body = JSON.parse(body);
    this.requests.push(this);
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
  }

  /** @param share from 0 to 1 */
  progress(share: number) {
    this.upload.onprogress?.({ loaded: share * 100, total: 100 });
  }

  /** Answers that the file was taken, as a file of this kind. */
  accept(extension: string): UploadReference {
    const mimeType = extension === 'png' ? 'image/png' : `application/${extension}`;
    const publicHash = 'a'.repeat(40);
    const data = { id: `upload-${this.requests.length}`, version: 1, extension, publicHash, mimeType };
    this.answer(201, { data });
    return data;
  }

  /** Answers a failure; 0 is a lost connection. */
  refuse(status: number, message: string) {
    if (status === 0) act(() => this.onerror?.());
    else this.answer(status, { errors: [{ message, field: null }] });
  }

  private answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => this.onload?.());
  }
}

/** Takes the place of XMLHttpRequest while it is started. */
export class FakeUploads {
  private readonly real = globalThis.XMLHttpRequest;
  private answered = 0;
  requests: FakeUploadRequest[] = [];

  start(): void {
    this.requests = [];
    this.answered = 0;
    const { requests } = this;
    globalThis.XMLHttpRequest = function XMLHttpRequest() {
      return new FakeUploadRequest(requests);
    } as never;
  }

  stop(): void {
    globalThis.XMLHttpRequest = this.real;
  }

  /** The next request, as soon as it was sent. */
  async next(): Promise<FakeUploadRequest> {
    await waitFor(() => expect(this.requests.length).toBeGreaterThan(this.answered));
    return this.requests[this.answered++]!;
  }
}
