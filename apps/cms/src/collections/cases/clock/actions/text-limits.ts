/** The longest proof that somebody was notified, in characters. */
export const PROOF_MAX_LENGTH = 200;
