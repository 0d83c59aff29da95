import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tagVersionsResponse } from '@beranda/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TagVersions } from '#src/content/cache-tags/tag-versions.ts';
import { publishNewTitle, type RunningCms, startContent } from '../../testing/start-content.ts';
import { freePort } from '../../testing/start-site.ts';
import { createSearchService, type RunningSearch } from './search-service.ts';

let cms: RunningCms;
let directory: string;
let versions: TagVersions | undefined;
const warnings: unknown[] = [];

beforeAll(async () => {
  cms = await startContent();
  directory = await mkdtemp(path.join(tmpdir(), 'beranda-search-'));
});

afterAll(async () => {
  await cms?.stop();
  await rm(directory, { recursive: true, force: true });
});

async function readVersions(): Promise<void> {
  const response = await fetch(`${cms.url}/api/tag-versions`, {
    headers: { 'x-beranda-service-key': cms.serviceKey },
  });
  versions = tagVersionsResponse.parse(await response.json()).tagVersions;
}

const start = (cmsUrl: string, current: () => TagVersions | undefined): RunningSearch =>
  createSearchService({
    cmsUrl,
    serviceKey: cms.serviceKey,
    directory,
    tagVersions: { current },
    log: { error: (details) => warnings.push(details), warn: (details) => warnings.push(details) },
  });

const titlesOf = async (search: RunningSearch, query: string) => {
  const request = { locale: 'id', kind: null, order: 'relevance', page: 1, itemsPerPage: 10 } as const;
  const { results } = await search.search({ ...request, query });
  return results.map(({ title }) => title.map(({ text }) => text).join(''));
};

/** Once the worker has read what there is: until then the search rejects after its time limit. */
const whenReady = { timeout: 30_000, interval: 50 };

it('follows an edit, and answers after a start while the back office is away', {
  timeout: 90_000,
}, async () => {
  await readVersions();
  const first = start(cms.url, () => versions);
  expect(first.isBuildingFirstIndex()).toBe(false);
  first.start();
  expect(first.isBuildingFirstIndex()).toBe(true);
  await vi.waitFor(async () => expect(await titlesOf(first, 'berita-3')).toContain('berita-3 id'), whenReady);
  expect(first.isBuildingFirstIndex()).toBe(false);
  await publishNewTitle(cms, 'berita-3', 'id', 'Anyaman rotan');
  await readVersions();
  await vi.waitFor(async () => expect(await titlesOf(first, 'rotan')).toEqual(['Anyaman rotan']), {
    timeout: 3_000,
    interval: 50,
  });
  expect(await first.suggest('id', 'rota')).toMatchObject([{ kind: 'news', path: '/news/berita-3' }]);
  await first.stop();
  expect(warnings).toEqual([]);

  const away = start(`http://127.0.0.1:${await freePort()}`, () => undefined);
  await vi.waitFor(async () => expect(await titlesOf(away, 'rotan')).toEqual(['Anyaman rotan']), whenReady);
  await away.stop();
});

it('rejects within its time limit without index and back office, and does not keep the site unready', async () => {
  const empty = createSearchService({
    cmsUrl: `http://127.0.0.1:${await freePort()}`,
    serviceKey: cms.serviceKey,
    directory: path.join(directory, 'empty'),
    tagVersions: { current: () => undefined },
    log: { error: () => {}, warn: () => {} },
  });
  await expect(titlesOf(empty, 'berita')).rejects.toThrow('the search does not answer');
  expect(empty.isBuildingFirstIndex()).toBe(true);
  const later = performance.now() + 15_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => later);
  expect(empty.isBuildingFirstIndex()).toBe(false);
  clock.mockRestore();
  await empty.stop();
});

it('restarts a worker that does not answer any more', async () => {
  // Answers every question but one that it never gets out of.
  const program = path.join(directory, 'hanging.worker.mjs');
  await writeFile(
    program,
    `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, kind, typed }) => {
      if (kind !== 'suggest') return;
      while (typed === 'hang');
      parentPort.postMessage({ kind: 'result', id, result: [] });
    });
    parentPort.postMessage({ kind: 'ready' });`,
  );
  const errors: string[] = [];
  const search = createSearchService({
    cmsUrl: '',
    serviceKey: '',
    directory,
    program,
    hungAfterMs: 500,
    tagVersions: { current: () => undefined },
    log: { error: (_details, message) => errors.push(message), warn: () => {} },
  });
  expect(await search.suggest('id', 'bunga')).toEqual([]);
  await expect(search.suggest('id', 'hang')).rejects.toThrow('the search worker stopped');
  expect(await search.suggest('id', 'bunga')).toEqual([]);
  expect(errors).toEqual(['The search worker does not answer and is restarted']);
  await search.stop();
});
