/** The address that calls a phone number, as it is written for people. */
export const phoneUrl = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
