export const branchKinds = ['branch', 'sub-branch', 'cash-office', 'atm'] as const;
export type BranchKind = (typeof branchKinds)[number];

export const branchServices = [
  'teller',
  'customer-service',
  'loans',
  'business-advice',
  'priority',
  'foreign-exchange',
  'safe-deposit-box',
  'cash-deposit',
  'cash-withdrawal',
  'step-free',
] as const;
export type BranchService = (typeof branchServices)[number];

/** Days of the week, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Bounding box of Indonesia: from Rote to the islands of Aceh, from west of Aceh to the border in Papua. */
export const INDONESIA = { south: -11.1, north: 6.2, west: 94.9, east: 141.1 } as const;
