import {
  type BranchKind,
  type BranchService,
  type BranchSummary,
  type ProvinceCode,
  weekdays,
} from '@beranda/contract';
import { hoursOf, type StoredHours } from '#cms/collections/branches/opening-hours.ts';
import type { ItemKind } from './item-kind.ts';
import { type InEach, type Shown, type StoredItem, summaryOf, textOrIndonesian } from './stored-item.ts';

type StoredBranch = StoredItem & {
  kind?: BranchKind | null;
  address?: string | null;
  city?: string | null;
  province?: ProvinceCode | null;
  latitude?: number | null;
  longitude?: number | null;
  services?: BranchService[] | null;
  hours?: StoredHours[] | null;
  specialDays?:
    | { date?: string | null; open?: string | null; close?: string | null; reason?: InEach<string> }[]
    | null;
  phone?: string | null;
};

function branchOf(shown: Shown<StoredBranch>): BranchSummary {
  const { item } = shown;
  const hours = item.hours ?? [];
  return {
    ...summaryOf(shown),
    kind: item.kind ?? 'branch',
    address: item.address ?? '',
    city: item.city ?? '',
    province: item.province ?? 'JK',
    latitude: item.latitude ?? 0,
    longitude: item.longitude ?? 100,
    services: item.services ?? [],
    hours: weekdays.map((day) => hoursOf(hours, day)),
    specialDays: (item.specialDays ?? []).flatMap(({ date, open, close, reason }) =>
      date
        ? [
            {
              date,
              hours: open && close ? { open, close } : null,
              reason: textOrIndonesian(shown, reason),
            },
          ]
        : [],
    ),
    phone: item.phone || null,
  };
}

/** Offices and cash machines by city and name; whoever looks for one looks through all. */
export const branches: ItemKind<'branches', StoredBranch> = {
  sort: ['city', 'slug'],
  found: { by: 'address' },
  summaries: async (items) => items.map(branchOf),
  detail: async (shown) => branchOf(shown),
};
