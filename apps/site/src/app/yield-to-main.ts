/** Yields to the main thread: resolves in a new task, so that input is handled between two chunks of long work. */
export const yieldToMain = () => new Promise<void>((resolve) => void setTimeout(resolve));
