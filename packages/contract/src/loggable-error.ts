/** An error as it is logged. */
type LoggedError = {
  type: string;
  message: string;
  stack?: string;
  code?: unknown;
  cause?: LoggedError;
};

/**
 * Removes the values that error messages repeat, which may be personal data: parameters of a failed statement, duplicate
 * keys, and input that could not be parsed as JSON, number or date. A value may contain anything, also what looks like its
 * end, so all to the end of the text, or to the last such end, is removed.
 */
export function withoutValues(text: string): string {
  return text
    .replace(/\n?params:[\s\S]*/, '\nparams: [removed]')
    .replace(/Key \(([^)]*)\)=\([\s\S]*\) already exists/, 'Key ($1) already exists')
    .replace(/value "[\s\S]*" (is out of range for type)/, 'value $1')
    .replace(/(invalid input [^:\n]*|out of range): "[\s\S]*/, '$1')
    .replace(
      /(?:Unexpected token [\s\S]{1,8}, )?(?:\.\.\.)?"[\s\S]*"(?:\.\.\.)? is not valid JSON/,
      'Not valid JSON',
    );
}

/** The stack trace of an error; it begins with the message, of which the lines that follow must be told apart. */
function stackWithoutValues({ message, stack = '' }: Error): string {
  if (message === '' || !stack.includes(message)) return withoutValues(stack);
  return stack.replace(message, () => withoutValues(message));
}

const MAX_CAUSES = 3;

/** An error for the log: type, message and stack trace of it and its causes, without values and other properties. */
export function loggableError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error object' };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(error.stack ? { stack: stackWithoutValues(error) } : {}),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(cause && depth < MAX_CAUSES ? { cause: loggableError(cause, depth + 1) } : {}),
  };
}

/**
 * The arguments of a pino log call without values. Adds the message explicitly: without one, pino logs the error's own
 * message, which its serializer does not see.
 */
export function loggableArguments(args: readonly unknown[]): unknown[] {
  const loggable = args.map((argument) =>
    typeof argument === 'string' ? withoutValues(argument) : argument,
  );
  const [first, second] = loggable;
  const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;
  const hasMessage = typeof second === 'string' || typeof (first as { msg?: unknown })?.msg === 'string';
  if (!(error instanceof Error) || hasMessage) return loggable;
  return [first instanceof Error ? { err: first } : first, withoutValues(error.message)];
}
