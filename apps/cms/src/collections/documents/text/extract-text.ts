import { readFileSync } from 'node:fs';
import type { DocumentFormat } from '#cms/content/document-format.ts';
import { textOfFile } from './text-of-file.ts';

/*
 * A program of its own, which `readDocumentText` runs in a child process: it prints the text of one file. The process may read
 * files and nothing else, since the file is untrusted.
 */

/** The exit code when it is the file that cannot be read, and not this program that fails; see `readDocumentText`. */
const UNREADABLE = 2;

const [, , file = '', format, maxLength] = process.argv;
const data = readFileSync(file);
try {
  process.stdout.write(await textOfFile(data, format as DocumentFormat, Number(maxLength)));
} catch {
  process.exitCode = UNREADABLE;
}
