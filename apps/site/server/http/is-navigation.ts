import type { IncomingMessage } from 'node:http';

/** Content negotiation: whether a person opens an address: browsers then accept HTML by name. Programs ask for other types, or for any. */
export function isNavigation({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
}
