import { expect, it } from 'vitest';
import { listScripts } from './scripts-of-page.ts';

const files: Record<string, string> = {
  '/assets/entry.js':
    'import{a as b}from"./react.js";import"./side.js";const later=()=>import("./later.js");',
  '/assets/react.js': 'export{x}from"../shared/deep.js";',
  '/assets/side.js': "import './entry.js'",
  '/assets/page.js': 'import * as r from "./react.js"',
  '/shared/deep.js': '',
  '/assets/first.js': '',
  '/assets/after-paint.js': 'import(x)',
  '/assets/worker.js': '',
};

function read(path: string): string {
  const code = files[path];
  if (code === undefined) throw new Error(`${path} was requested`);
  return code;
}

it('follows scripts, module preloads, data-code, data-worker and static imports, each once, but no dynamic import', async () => {
  const html = `
    <script type="application/json" id="data">{"a":"<b>"}</script>
    <script type="module" src="/assets/after-paint.js" data-code="/assets/entry.js /assets/first.js"
      data-worker="/assets/worker.js"></script>
    <link rel="modulepreload" href="/assets/page.js">
    <link rel=stylesheet href=/assets/style.css>`;

  expect(await listScripts(html, read)).toEqual([
    '/assets/after-paint.js',
    '/assets/entry.js',
    '/assets/first.js',
    '/assets/page.js',
    '/assets/react.js',
    '/assets/side.js',
    '/assets/worker.js',
    '/shared/deep.js',
  ]);
});

it('finds none on a page without scripts', async () => {
  expect(await listScripts('<p>from "./x.js"</p>', read)).toEqual([]);
});
