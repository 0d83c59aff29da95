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
 * keys, and input that could not be parsed as JSON, number or date.
 */
export function withoutValues(text: string): string {
  return text
    .replace(/\n?params:[\s\S]*?(?=\n {4}at |$)/, '\nparams: [removed]')
    .replace(/Key \(([^)]*)\)=\([\s\S]*?\) already exists/, 'Key ($1) already exists')
    .replace(
      /(?:Unexpected token [\s\S]{1,8}, )?(?:\.\.\.)?"[\s\S]*?"(?:\.\.\.)? is not valid JSON/,
      'Not valid JSON',
    )
    .replaceAll(/value "[\s\S]*?" (is out of range for type)/g, 'value $1')
    .replaceAll(/(invalid input [^:\n]*|out of range): "[\s\S]*?"(?=\n {4}at |$)/g, '$1');
}

const MAX_CAUSES = 3;

/** An error for the log: type, message and stack trace of it and its causes, without values and other properties. */
export function loggableError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error object' };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(error.stack ? { stack: withoutValues(error.stack) } : {}),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(cause && depth < MAX_CAUSES ? { cause: loggableError(cause, depth + 1) } : {}),
  };
}

/**
 * The arguments of a pino log call without values. Adds the message explicitly: without one, pino logs the error's own
 * message, which its serializer does not see.
 */
export function loggableArguments(args: readonly unknown[]): unknown[] {
  const [first, second, ...others] = args.map((argument) =>
    typeof argument === 'string' ? withoutValues(argument) : argument,
  );
  const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;
  const hasMessage = typeof second === 'string' || typeof (first as { msg?: unknown })?.msg === 'string';
  if (!(error instanceof Error) || hasMessage) return args.length > 1 ? [first, second, ...others] : [first];
  return [first instanceof Error ? { err: first } : first, withoutValues(error.message)];
}
