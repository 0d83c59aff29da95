import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startNginx } from './nginx.ts';
import { getRaw } from './raw-request.ts';
import type { Result } from './report.ts';
import type { Stack } from './stack.ts';
import { getMedian } from './statistics.ts';
import { ensureThroughputTools } from './throughput-tools.ts';

/** The JIT compiler needs seconds to optimise hot code. nginx gets the same warm-up. */
const WARM_UP_SECONDS = 12;
const ROUNDS = 5;
const SECONDS = 5;
const CONNECTIONS = 32;
const NAME = 'cached page, against nginx';

/** Alternates between both servers, so that other load on the machine affects both. */
export async function measureThroughput(stack: Stack, signal: AbortSignal): Promise<Result[]> {
  const tools = await ensureThroughputTools(signal);
  if ('missing' in tools) return [{ name: NAME, missing: tools.missing }];

  const siteUrl = new URL('/', stack.siteUrl).href;
  // Also for the bytes: a page is compressed best once it is requested again.
  await runWrk(tools.wrk, siteUrl, WARM_UP_SECONDS);
  const page = await getCompressed(siteUrl);
  const nginx = await startNginx(tools.nginx, page);
  const rounds: { site: number; nginx: number }[] = [];
  try {
    const copy = await getCompressed(nginx.url);
    if (!copy.body.equals(page.body)) throw new Error('nginx does not answer with the bytes of the site');
    await runWrk(tools.wrk, nginx.url, WARM_UP_SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      signal.throwIfAborted();
      rounds.push({
        site: await runWrk(tools.wrk, siteUrl, SECONDS),
        nginx: await runWrk(tools.wrk, nginx.url, SECONDS),
      });
    }
  } finally {
    await nginx.stop();
  }
  const site = getMedian(rounds.map((round) => round.site));
  const reference = getMedian(rounds.map((round) => round.nginx));
  return [
    { name: 'cached page, the site', value: site, unit: 'requests/s' },
    {
      name: 'cached page, nginx',
      value: reference,
      unit: 'requests/s',
      note: `${page.body.length} bytes by ${nginx.how}`,
    },
    {
      name: NAME,
      value: site / reference,
      unit: 'times nginx',
      threshold: { atLeast: 0.5 },
      details: rounds,
    },
  ];
}

async function getCompressed(url: string) {
  const response = await getRaw(url, { 'accept-encoding': 'br' });
  const encoding = response.headers.find(([name]) => name.toLowerCase() === 'content-encoding')?.[1];
  if (response.status !== 200 || encoding !== 'br') {
    throw new Error(`${url} responded with ${response.status}, encoded ${encoding}, instead of 200 and br`);
  }
  return response;
}

async function runWrk(program: string, url: string, seconds: number): Promise<number> {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br', url];
  const { stdout } = await promisify(execFile)(program, args);
  const requests = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (!(requests > 0) || /Non-2xx|Socket errors/.test(stdout)) {
    throw new Error(`wrk reports errors for ${url}:\n${stdout}`);
  }
  return requests;
}
