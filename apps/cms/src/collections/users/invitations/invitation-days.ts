/** How long the link of an invitation is valid. */
export const INVITATION_DAYS = 3;
