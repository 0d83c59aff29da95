import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Mails as their source, without soft line breaks. */
export type ReadMails = () => Promise<readonly string[]>;

/** The mails of a back office without `SMTP_URL`, which are files. */
export const mailFiles =
  (dataDirectory: string): ReadMails =>
  async () => {
    const folder = join(dataDirectory, 'mail');
    const names = await readdir(folder).catch(() => []);
    const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return files.map((source) => source.replaceAll(/=\r?\n/g, ''));
  };

/** Longer than a job takes that waits for the next poll of its queue, on a busy machine. */
const SENT_WITHIN_MS = 30_000;

/** The token of the invitation to an address, with which the invited person sets a password. Waits until it is sent. */
export async function readInvitation(readMails: ReadMails, email: string): Promise<string> {
  const endsAt = performance.now() + SENT_WITHIN_MS;
  do {
    const mails = (await readMails()).filter((source) => source.includes(email));
    const token = mails.map((source) => /\/admin\/reset\/([\da-f]+)/.exec(source)?.[1]).findLast(Boolean);
    if (token) return token;
    await sleep(100);
  } while (performance.now() < endsAt);
  throw new Error(`There is no invitation to ${email}`);
}
