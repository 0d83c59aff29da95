/** State of a history entry: the ticket that the status page fills in. In the address it would be in logs. */
export const ticketState = (ticket: string) => ({ ticket });

/** The ticket in the state of a history entry; undefined for any other state. */
export function ticketIn(state: unknown): string | undefined {
  const hasTicket = typeof state === 'object' && state !== null && 'ticket' in state;
  return hasTicket && typeof state.ticket === 'string' ? state.ticket : undefined;
}
