const MAX_TARGET_LENGTH = 2_048;

type TargetProblem = { statusCode: 400 | 414; message: string };

/**
 * Validates a request target before anything interprets it (path traversal, cache poisoning). Whatever two parsers could
 * read differently is rejected: double slashes, backslashes, encoded separators, dot segments, control characters, broken
 * escapes.
 *
 * @param target the raw target of the request line.
 * @returns the error response, or undefined for a valid target.
 */
export function validateRequestTarget(target: string): TargetProblem | undefined {
  if (target.length > MAX_TARGET_LENGTH) return { statusCode: 414, message: 'The address is too long.' };
  const path = target.split(/[?#]/, 1)[0] ?? '';
  // Browsers never send a fragment, and parsers cut it off in different places.
  return isPlainPath(path) && !target.includes('#') && !hasControl(target)
    ? undefined
    : { statusCode: 400, message: 'The address is malformed.' };
}

function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\')) return false;
  if (/%(?:2f|5c)/i.test(path)) return false;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return false;
  }
  return !hasControl(decoded) && !decoded.split('/').some((segment) => segment === '.' || segment === '..');
}

function hasControl(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return /[\u0000-\u001f\u007f]/.test(text);
}

/** Splits a target into path and query. */
export function splitTarget(target: string): [path: string, query: string] {
  const start = target.indexOf('?');
  return start < 0 ? [target, ''] : [target.slice(0, start), target.slice(start + 1)];
}
