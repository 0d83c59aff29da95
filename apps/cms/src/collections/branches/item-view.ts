import {
  type BranchKind,
  type BranchService,
  type BranchSummary,
  type Locale,
  type ProvinceCode,
  weekdays,
} from '@beranda/contract';
import { type Shown, type StoredItem, summaryOf } from '#cms/content/stored-item.ts';
import type { ItemView } from '#cms/items/item-view.ts';
import { hoursOf, type StoredHours } from './opening-hours.ts';

type StoredSpecialDay = {
  date?: string | null;
  open?: string | null;
  close?: string | null;
  reasonId?: string | null;
  reasonEn?: string | null;
};

type StoredBranch = StoredItem & {
  kind?: BranchKind | null;
  address?: string | null;
  city?: string | null;
  province?: ProvinceCode | null;
  latitude?: number | null;
  longitude?: number | null;
  services?: BranchService[] | null;
  hours?: StoredHours[] | null;
  specialDays?: StoredSpecialDay[] | null;
  phone?: string | null;
};

function specialDayOf(
  { date, open, close, reasonId, reasonEn }: StoredSpecialDay,
  language: Locale,
): BranchSummary['specialDays'] {
  if (!date) return [];
  const isEnglish = language === 'en' && Boolean(reasonEn);
  return [
    {
      date,
      hours: open && close ? { open, close } : null,
      reason: (isEnglish ? reasonEn : reasonId) ?? '',
      language: isEnglish ? 'en' : 'id',
    },
  ];
}

function branchOf(shown: Shown<StoredBranch>): BranchSummary {
  const { item, language } = shown;
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
    specialDays: (item.specialDays ?? []).flatMap((day) => specialDayOf(day, language)),
    phone: item.phone || null,
  };
}

/** Branches and cash machines by city and name; the site lists all of them. */
export const branchesView: ItemView<'branches', StoredBranch> = {
  sort: ['city', 'slug'],
  found: { by: 'address' },
  summaries: async (items) => items.map(branchOf),
  detail: async (shown) => branchOf(shown),
};
