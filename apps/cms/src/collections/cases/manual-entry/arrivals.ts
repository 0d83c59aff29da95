import type { Channel } from '@beranda/complaints';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** How staff can receive a case that they enter. */
export const STAFF_ARRIVALS = ['phone', 'branch', 'letter', 'email'] as const;
export type StaffArrival = (typeof STAFF_ARRIVALS)[number];

/** How a case has arrived. */
export const ARRIVALS = ['site', ...STAFF_ARRIVALS] as const;

export const arrivalLabels: Record<(typeof ARRIVALS)[number], Bilingual> = {
  site: bilingual('Situs', 'The site'),
  phone: bilingual('Telepon', 'Phone'),
  branch: bilingual('Lisan di cabang', 'In person at a branch'),
  letter: bilingual('Surat', 'Letter'),
  email: bilingual('Email', 'E-mail'),
};

/** The channel by which the days of a complaint are counted. */
export const channelOf = (arrival: StaffArrival): Channel =>
  arrival === 'phone' || arrival === 'branch' ? 'oral' : 'written';
