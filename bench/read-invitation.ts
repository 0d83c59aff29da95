import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

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

/** The token of the invitation to an address, with which the invited person sets a password. */
export async function readInvitation(readMails: ReadMails, email: string): Promise<string> {
  const mails = (await readMails()).filter((source) => source.includes(email));
  const token = mails.map((source) => /\/admin\/reset\/([\da-f]+)/.exec(source)?.[1]).findLast(Boolean);
  if (!token) throw new Error(`There is no invitation to ${email}`);
  return token;
}
