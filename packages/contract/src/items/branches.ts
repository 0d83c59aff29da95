import { z } from 'zod';
import { locale } from '../content-parts.ts';
import { POSTAL_CODE } from '../postal-code.ts';
import { PROVINCE_CODES } from '../provinces.ts';
import { branchKinds, branchServices, INDONESIA, weekdays } from './branch-choices.ts';
import { itemDetail, itemSummary } from './item.ts';

/** A time of day such as 08:30; the end of a day is 24:00. */
export const CLOCK_TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Opening hours in local time. Around the clock is from 00:00 to 24:00. */
const openHours = z.object({
  open: z.string().regex(CLOCK_TIME),
  close: z.string().regex(CLOCK_TIME),
});
export type OpenHours = z.infer<typeof openHours>;

export const branchSummary = itemSummary.extend({
  kind: z.enum(branchKinds),
  /** Street and building, without what follows. */
  address: z.string(),
  /** Kecamatan, or the part of Jakarta. */
  district: z.string().nullable(),
  postalCode: z.string().regex(POSTAL_CODE).nullable(),
  city: z.string(),
  province: z.enum(PROVINCE_CODES),
  latitude: z.number().min(INDONESIA.south).max(INDONESIA.north),
  longitude: z.number().min(INDONESIA.west).max(INDONESIA.east),
  services: z.array(z.enum(branchServices)),
  /** Monday to Sunday, each sorted by time; empty if closed. */
  hours: z.array(z.array(openHours)).length(weekdays.length),
  /** Exceptions, which take precedence over holidays; empty hours if closed. */
  specialDays: z.array(
    z.object({
      date: z.iso.date(),
      hours: openHours.nullable(),
      reason: z.string(),
      /** Language of the reason; Indonesian if untranslated. */
      language: locale,
    }),
  ),
  phone: z.string().nullable(),
});
export type BranchSummary = z.infer<typeof branchSummary>;

export const branch = branchSummary.extend(itemDetail);
export type Branch = z.infer<typeof branch>;
