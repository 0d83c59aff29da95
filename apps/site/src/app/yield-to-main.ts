/** Resolves in a task of its own: what the visitor does is answered between two pieces of long work. */
export const yieldToMain = () => new Promise<void>((resolve) => void setTimeout(resolve));
