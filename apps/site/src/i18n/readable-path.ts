/** A path as people read it, with letters and spaces instead of escapes; as it is if some could not be seen. */
export function readablePath(pathname: string): string {
  try {
    const decoded = decodeURI(pathname);
    return /\p{C}/u.test(decoded) ? pathname : decoded;
  } catch {
    return pathname;
  }
}
