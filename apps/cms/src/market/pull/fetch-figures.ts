import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestInClear } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { InvalidBodyError, readLimitedText } from '#cms/http/read-body.ts';
import { IMPORT_LIMIT_BYTES } from '#cms/imports/import-report.ts';
import { errorAt, type Issue } from '../validation/issue.ts';
import { InternalAddressError, publicLookup, type Resolve } from './public-lookup.ts';
import { internalAddressIssue, isNamedHost, issueOfAddress } from './pull-address.ts';

const TIMEOUT_MS = 15_000;
const TEXT = { format: 'UTF-8' };

export type Fetched = { text: string } | { failure: Issue };

function open(url: URL, find: LookupFunction, signal: AbortSignal): Promise<IncomingMessage> {
  const { promise, reject, resolve } = Promise.withResolvers<IncomingMessage>();
  const options = {
    agent: false,
    headers: { accept: 'application/json, text/csv' },
    lookup: find,
    signal,
  };
  const send = url.protocol === 'http:' ? requestInClear : request;
  send(url, options, resolve).on('error', reject).end();
  return promise;
}

function bodyOf(response: IncomingMessage) {
  const length = response.headers['content-length'];
  return {
    headers: new Headers(length === undefined ? {} : { 'content-length': length }),
    body: Readable.toWeb(response) as ReadableStream<Uint8Array>,
  };
}

const isRedirect = (status: number) => status >= 300 && status < 400;

function failureOf(error: unknown, url: URL): Issue {
  if (error instanceof InternalAddressError) return internalAddressIssue(url);
  if (error instanceof InvalidBodyError)
    return errorAt(error.statusCode === 413 ? 'tooLarge' : 'notText', 0, null, TEXT);
  return errorAt('unreachable', 0);
}

/**
 * Fetches figures: over https or from localhost, from public or allowed hosts, without redirects, with limits
 * on size and time. Errors contain nothing of the response (SSRF protection).
 *
 * @param hosts allowed hosts inside the bank's network.
 */
export async function fetchFigures(
  address: string,
  hosts: readonly string[],
  { timeoutMs = TIMEOUT_MS, resolve = lookup }: { timeoutMs?: number; resolve?: Resolve } = {},
): Promise<Fetched> {
  const issue = issueOfAddress(address, hosts);
  if (issue) return { failure: issue };
  const url = new URL(address);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const find: LookupFunction = isNamedHost(url, hosts) ? lookup : publicLookup(resolve);
    const response = await open(url, find, signal);
    const { statusCode: status = 0 } = response;
    if (status >= 200 && status < 300)
      return { text: await readLimitedText(bodyOf(response), IMPORT_LIMIT_BYTES) };
    response.destroy();
    return { failure: isRedirect(status) ? errorAt('redirect', 0) : errorAt('status', 0, null, { status }) };
  } catch (error) {
    if (signal.aborted) return { failure: errorAt('timeout', 0, null, { seconds: timeoutMs / 1_000 }) };
    return { failure: failureOf(error, url) };
  }
}
