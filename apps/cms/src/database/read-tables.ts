import { AsyncLocalStorage } from 'node:async_hooks';

/** Strings and comments are skipped; quoted names, words and punctuation are tokens. */
const TOKEN =
  /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"]|"")*"|`[^`]*`|[a-z_][\w$]*|[^\s\w]|\d[\w.]*/gi;
const IGNORED = /^(?:--|\/\*)/;
const QUOTED = /^["`]/;
const NAME = /^["`a-z_]/i;

/** Words that begin a query, and words that end its FROM clause. */
const BEGIN = new Set(['select', 'delete', 'update', 'insert', 'values']);
const END = new Set(
  'where group having order limit offset union intersect except window returning fetch for set'.split(' '),
);

/** The text between two parentheses, or the whole statement. */
type Scope = {
  /** Whether FROM begins a clause; in `extract(year FROM x)` it does not. */
  isQuery: boolean;
  isInFrom: boolean;
  /** Whether a table, function or subquery has to follow. */
  isTableExpected: boolean;
  /** Names of common table expressions, which are no tables. */
  expressions: Set<string>;
  /** In a WITH clause: before a name, or after it with the name. */
  with?: 'name' | { name: string } | undefined;
  isRecursive: boolean;
};

const newScope = (isTableExpected = false): Scope => ({
  isQuery: false,
  isInFrom: isTableExpected,
  isTableExpected,
  expressions: new Set(),
  isRecursive: false,
});

/** A statement whose tables this parser cannot find, so that its response would have no cache tags. */
export class UnknownTablesError extends Error {
  constructor(statement: string) {
    super(`The tables of a statement cannot be found: ${statement}`);
  }
}

const unquoted = (token: string) => (QUOTED.test(token) ? token.slice(1, -1) : token.toLowerCase());

/** A word outside names: updates the clause of the scope. */
function readKeyword(scope: Scope, word: string, before: string): void {
  if (BEGIN.has(word))
    Object.assign(scope, { isQuery: true, isInFrom: false, isTableExpected: false, with: undefined });
  else if (END.has(word)) Object.assign(scope, { isInFrom: false });
  else if (word === 'join') Object.assign(scope, { isInFrom: true, isTableExpected: true });
  else if (word === 'from' && scope.isQuery && before !== 'distinct')
    Object.assign(scope, { isInFrom: true, isTableExpected: true });
  // Not in `timestamp with time zone`.
  else if (word === 'with' && ['', '(', ';'].includes(before)) scope.with = 'name';
}

/** Reads a name in a WITH clause. */
function readExpressionName(scope: Scope, token: string): void {
  if (token.toLowerCase() === 'recursive') scope.isRecursive = true;
  else {
    const name = unquoted(token);
    scope.with = { name };
    if (scope.isRecursive) scope.expressions.add(name);
  }
}

/**
 * The tables that a statement reads, each once: after FROM and JOIN, after commas in FROM, in subqueries and
 * common table expressions. Not functions, such as `json_tree(…)`, and not the written table of an INSERT.
 *
 * @throws UnknownTablesError
 */
export function tablesOf(statement: string): string[] {
  const tokens = (statement.match(TOKEN) ?? []).filter((token) => !IGNORED.test(token));
  const tables = new Set<string>();
  const scopes = [newScope()];
  for (const [index, token] of tokens.entries()) {
    const scope = scopes.at(-1);
    if (!scope) throw new UnknownTablesError(statement);
    const before = tokens[index - 1]?.toLowerCase() ?? '';
    const after = tokens[index + 1];
    const word = token.toLowerCase();
    if (token === '(') {
      scopes.push(newScope(scope.isTableExpected));
      scope.isTableExpected = false;
    } else if (token === ')') {
      if (scope.isTableExpected) throw new UnknownTablesError(statement);
      scopes.pop();
      const outer = scopes.at(-1);
      if (typeof outer?.with === 'object') outer.expressions.add(outer.with.name);
    } else if (token === ',') {
      if (typeof scope.with === 'object') scope.with = 'name';
      else scope.isTableExpected = scope.isInFrom;
    } else if (scope.with === 'name') readExpressionName(scope, token);
    else if (!scope.isTableExpected || BEGIN.has(word) || word === 'with') readKeyword(scope, word, before);
    else if (word === 'lateral' || word === 'only') continue;
    else if (!NAME.test(token) || END.has(word)) throw new UnknownTablesError(statement);
    // The schema of a qualified name: the table follows.
    else if (after === '.') tokens[index + 1] = 'only';
    else {
      scope.isTableExpected = false;
      const name = unquoted(token);
      const isExpression = scopes.some(({ expressions }) => expressions.has(name));
      if (after !== '(' && !isExpression) tables.add(name);
    }
  }
  if (scopes.length !== 1 || scopes[0]?.isTableExpected) throw new UnknownTablesError(statement);
  return [...tables];
}

const reads = new AsyncLocalStorage<Set<string>>();

/** Memoized: the same few statements are run with other parameters. */
const memoized = new Map<string, readonly string[]>();
const MAX_KNOWN = 1_000;

function knownTablesOf(statement: string): readonly string[] {
  const earlier = memoized.get(statement);
  if (earlier) return earlier;
  const tables = tablesOf(statement);
  if (memoized.size >= MAX_KNOWN) memoized.clear();
  memoized.set(statement, tables);
  return tables;
}

/** A Drizzle logger: it gets every statement, including Payload's, in the caller's async context. */
export const readLogger = {
  logQuery(statement: string): void {
    const tables = reads.getStore();
    if (tables) for (const table of knownTablesOf(statement)) tables.add(table);
  },
};

/** Dependency tracking: runs `work` and names what was read for it; see `tablesOf`. */
export async function trackReads<T>(
  work: () => Promise<T>,
): Promise<{ result: T; tables: ReadonlySet<string> }> {
  const tables = new Set<string>();
  const result = await reads.run(tables, work);
  return { result, tables };
}
