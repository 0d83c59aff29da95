import type { Payload } from 'payload';

const DOMAIN = /@([a-z0-9][a-z0-9.-]*[a-z0-9])/i;

/** The Message-ID with this name, in the domain of the sender's address. */
export function messageIdOf(payload: Payload, name: string): string {
  return `<${name}@${DOMAIN.exec(payload.email.defaultFromAddress)?.[1] ?? 'localhost'}>`;
}
