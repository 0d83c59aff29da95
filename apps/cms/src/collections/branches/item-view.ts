import { type BranchSummary, weekdays } from '@beranda/contract';
import type { Shown, Stored } from '#cms/content/stored.ts';
import { type ItemView, listedInFull, summaryOf } from '#cms/items/item-view.ts';
import { hoursOf } from './opening-hours.ts';

type SpecialDay = Stored<'branches'>['specialDays'][number];

function specialDayOf(
  { id, date, open, close, reason }: SpecialDay,
  { indonesian, language }: Shown<'branches'>,
) {
  const written = reason || indonesian?.specialDays.find((day) => day.id === id)?.reason;
  return {
    date,
    hours: open && close ? { open, close } : null,
    reason: written ?? '',
    language: reason ? language : ('id' as const),
  };
}

function branchOf(shown: Shown<'branches'>): BranchSummary {
  const { address, city, district, postalCode, province, latitude, longitude } = shown.item;
  const { hours, kind, phone, services, specialDays } = shown.item;
  return {
    ...summaryOf(shown),
    kind,
    address,
    district: district || null,
    postalCode: postalCode || null,
    city,
    province,
    latitude,
    longitude,
    services,
    hours: weekdays.map((day) => hoursOf(hours, day)),
    specialDays: specialDays.map((day) => specialDayOf(day, shown)),
    phone: phone || null,
  };
}

/** Branches and ATMs by city and name; the site lists all of them. */
export const branchesView: ItemView<'branches'> = {
  sort: ['city', 'slug'],
  search: {
    descriptionField: 'address',
    valueFields: ['kind', 'services', 'district', 'city', 'province', 'postalCode', 'phone'],
    isPlace: true,
  },
  ...listedInFull(async () => branchOf),
};
