import { stripVTControlCharacters } from 'node:util';

/** Old and new name of a table, or of a column as `table.column` with the new table name. */
export type Rename = { from: string; to: string; isUsed?: boolean };

const OPTION = '--rename';
const NAMES = /^(?<from>\w+(?:\.\w+)?)=(?<to>\w+(?:\.\w+)?)$/;
const QUESTION = /Is (?<name>\S+) \w+(?: in (?<table>\S+) table)? created or renamed from another/;
const CHOICE = /~ (?<from>\S+) › \S+\s+rename/g;

/** Parses `--rename old=new` and `--rename table.old=table.new`. @throws Error for other formats. */
export function parseRenames(args: readonly string[]): { renames: Rename[]; others: string[] } {
  const renames: Rename[] = [];
  const others: string[] = [];
  for (const [index, arg] of args.entries()) {
    if (args[index - 1] === OPTION) {
      const { from, to } = NAMES.exec(arg)?.groups ?? {};
      if (!from || !to || from.includes('.') !== to.includes('.'))
        throw new Error(`${OPTION} ${arg}: write old_table=new_table or table.old=table.new`);
      renames.push({ from, to });
    } else if (arg !== OPTION) others.push(arg);
  }
  if (args.at(-1) === OPTION) throw new Error(`${OPTION} needs old_table=new_table or table.old=table.new`);
  return { renames, others };
}

/** The index of the answer in Drizzle's prompt: 0 creates, the others are renames. */
function choiceOf(question: string, renames: readonly Rename[]): number {
  const { name = '', table } = QUESTION.exec(question)?.groups ?? {};
  const isNamed = (full: string) => full === (table ? `${table}.${name}` : name);
  // The down migration has the reverse prompts.
  const matching = renames.filter(({ from, to }) => isNamed(from) || isNamed(to));
  const names = matching.map(({ from, to }) => (isNamed(to) ? from : to).split('.').at(-1));
  const choice = [...question.matchAll(CHOICE)].findIndex(({ groups }) => names.includes(groups?.from));
  if (choice !== -1) for (const rename of matching) rename.isUsed = true;
  return choice + 1;
}

/**
 * Answers Drizzle's terminal prompts, whether a table or column is new or renamed, from `renames`; the
 * default is new. Drizzle has no API for it, so this reads stdout and simulates keys. Marks used renames.
 */
export async function answerRenamePrompts<T>(
  renames: readonly Rename[],
  work: () => T | Promise<T>,
): Promise<T> {
  const { stdout, stdin } = process;
  const write = stdout.write;
  let isAnswering = false;
  const press = (name: string) => stdin.emit('keypress', undefined, { name });
  stdout.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
    const question = stripVTControlCharacters(String(chunk));
    if (!QUESTION.test(question)) return write.call(stdout, chunk, ...rest);
    // Runs after rendering. Each key press renders again, while the answer is in progress.
    if (!isAnswering) {
      isAnswering = true;
      setImmediate(() => {
        for (let moves = choiceOf(question, renames); moves > 0; moves--) press('down');
        press('return');
        isAnswering = false;
      });
    }
    return true;
  }) as typeof stdout.write;
  try {
    return await work();
  } finally {
    stdout.write = write;
  }
}
