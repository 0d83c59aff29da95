import { stripVTControlCharacters } from 'node:util';

/** Two names of a table, or of a column as `table.column`, each with the name that the table has then. */
export type Rename = { from: string; to: string; isUsed?: boolean };

const OPTION = '--rename';
const NAMES = /^(?<from>\w+(?:\.\w+)?)=(?<to>\w+(?:\.\w+)?)$/;
const QUESTION = /Is (?<name>\S+) (?:\w+)(?: in (?<table>\S+) table)? created or renamed from another/;
const CHOICE = /~ (?<from>\S+) › \S+\s+rename/g;

/**
 * Takes `--rename old=new` and `--rename table.old=table.new` from a command line.
 * @throws Error for one that is written in another way.
 */
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

/** How often to move down in the choices of a question: the first is to create, the others are renames. */
function choiceOf(question: string, renames: readonly Rename[]): number {
  const { name = '', table } = QUESTION.exec(question)?.groups ?? {};
  const isNamed = (full: string) => full === (table ? `${table}.${name}` : name);
  // For the way back Drizzle asks the reverse.
  const known = renames.filter(({ from, to }) => isNamed(from) || isNamed(to));
  const names = known.map(({ from, to }) => (isNamed(to) ? from : to).split('.').at(-1));
  const choice = [...question.matchAll(CHOICE)].findIndex(({ groups }) => names.includes(groups?.from));
  if (choice !== -1) for (const rename of known) rename.isUsed = true;
  return choice + 1;
}

/**
 * Answers the questions that Drizzle asks in a terminal, whether a table or column is new or an old one renamed: renamed
 * if `renames` says so, otherwise created. It has no other way in than its prompts, which show a question on stdout and
 * wait for keys. Marks the renames that were used.
 */
export async function answeringRenames<T>(
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
    // After this layout, which is part of showing the prompt. Moving shows it again, with the same answer under way.
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
