import { z } from 'zod';

/**
 * Facts that the site's own texts name, by the placeholder that stands for them there. A reference as in the texts of
 * the back office: the key of a fact, and with `:` another format.
 */
export const SITE_FACTS = {
  callBack: 'layanan.telepon-balik',
  phoneHours: 'layanan.jam-telepon',
  youngestAge: 'rekening.usia-termuda:number',
  oralComplaint: 'pengaduan.batas-lisan',
  writtenComplaint: 'pengaduan.batas-tertulis',
  extension: 'pengaduan.perpanjangan',
  completion: 'pengaduan.kelengkapan',
  supplyChainCallBack: 'rantai-pasok.telepon-balik',
  supplyChainDecision: 'rantai-pasok.keputusan',
  supplyChainRelation: 'rantai-pasok.lama-kerja-sama',
  consultation: 'konsultasi.lama-pertemuan',
  businessAge: 'konsultasi.usia-usaha',
  guaranteeLimit: 'lps.batas-jaminan',
} as const;

/** In place of a value that a fact does not have today. */
export const MISSING_FACT = '–';

export type SiteFact = keyof typeof SITE_FACTS;

const names = Object.keys(SITE_FACTS) as SiteFact[];

/** The keys of the facts. */
export const SITE_FACT_KEYS: readonly string[] = Object.values(SITE_FACTS).map(
  (reference) => reference.split(':')[0] ?? '',
);

/**
 * The values as one language writes them. A back office that does not know a fact, because it is older than the site,
 * has no value for it.
 */
export const siteFacts = z
  .partialRecord(z.enum(names), z.string().min(1))
  .transform(
    (facts) =>
      Object.fromEntries(names.map((name) => [name, facts[name] ?? MISSING_FACT])) as Record<
        SiteFact,
        string
      >,
  );
export type SiteFacts = z.infer<typeof siteFacts>;
