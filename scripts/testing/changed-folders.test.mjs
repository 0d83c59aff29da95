import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { changedFolders } from './changed-folders.mjs';

function repository() {
  const root = mkdtempSync(join(tmpdir(), 'beranda-git-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.invalid', ...args], {
      cwd: root,
    });
  const write = (/** @type {string} */ file) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), String(Math.random()));
  };
  const commit = (/** @type {string} */ file) => {
    write(file);
    git('add', '-A');
    git('commit', '-qm', file);
  };
  git('init', '-q', '-b', 'main');
  commit('a/first.ts');
  commit('b/second.ts');
  return { root, git, write, commit };
}

it('names the folders of the last commit and of files that are not committed', () => {
  const { root, write } = repository();
  write('a/first.ts');
  write('c/new.ts');
  expect(changedFolders(root)).toEqual(['a', 'b', 'c']);
});

it('names on a branch the folders of all its commits', () => {
  const { root, git, commit } = repository();
  git('switch', '-qc', 'feature');
  commit('d/third.ts');
  commit('e/fourth.ts');
  expect(changedFolders(root)).toEqual(['d', 'e']);
});
