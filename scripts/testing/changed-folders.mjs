import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path/posix';

/**
 * The folders with files that differ from the main branch, or on it from the last commit, relative to the repository.
 * @param {string} root
 * @returns {string[]}
 */
export function changedFolders(root) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== '');
  const [head] = git('rev-parse', 'HEAD');
  const [base] = git('merge-base', 'HEAD', 'main');
  const files = [
    ...git('diff', '--name-only', base === head ? 'HEAD~1' : String(base)),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files.map((file) => dirname(file)))].sort();
}
