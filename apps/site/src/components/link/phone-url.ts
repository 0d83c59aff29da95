/** The address that calls a phone number, as it is written for people: from abroad, too, if it begins with an area code. */
export const phoneUrl = (phone: string) =>
  `tel:${phone.replaceAll(/[^\d+]/g, '').replace(/^0(?=[1-9])/, '+62')}`;
