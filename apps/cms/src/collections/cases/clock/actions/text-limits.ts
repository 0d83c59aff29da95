/** The longest proof of a notice, in characters. */
export const PROOF_MAX_LENGTH = 200;
