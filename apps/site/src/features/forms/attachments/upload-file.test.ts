import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uploadFile } from './upload-file.ts';

/** A request of which the test reports the progress. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {};
  onabort?: () => void;
  onload?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';

  constructor() {
    FakeRequest.last = this;
  }

  open() {}
  setRequestHeader() {}
  send() {}
  abort = vi.fn(() => {
    this.onabort?.();
    this.onloadend?.();
  });
}

const file = new File(['x'], 'kontrak.pdf');

function startUpload(): Promise<unknown> {
  const upload = uploadFile(file, {
    url: '/attachments',
    csrfHeader: 'x-csrf-token',
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  return upload.catch((error: unknown) => error);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is given up after thirty seconds without progress, and can be tried again', async () => {
  const result = startUpload();
  await vi.advanceTimersByTimeAsync(29_000);
  FakeRequest.last.upload.onprogress?.({ loaded: 1, total: 2 });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(FakeRequest.last.abort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeRequest.last.abort).toHaveBeenCalledOnce();
  expect(await result).toMatchObject({ code: 'uploadFailed' });
});

it('is given more time once it has been sent, since the server checks it', async () => {
  const result = startUpload();
  FakeRequest.last.upload.onload?.();
  await vi.advanceTimersByTimeAsync(74_000);
  expect(FakeRequest.last.abort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await result).toMatchObject({ code: 'uploadFailed' });
});

it('is not aborted after its response', async () => {
  const result = startUpload();
  Object.assign(FakeRequest.last, { status: 201, responseText: '{"handle":"1"}' });
  FakeRequest.last.onload?.();
  FakeRequest.last.onloadend?.();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(await result).toEqual({ handle: '1' });
  expect(FakeRequest.last.abort).not.toHaveBeenCalled();
});
