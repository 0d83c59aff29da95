import { LOCALES, type Locale } from '@beranda/contract';
import {
  APIError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import sharp from 'sharp';
import { canPublish, canWriteContent } from '#cms/access/rules.ts';
import { requireConfirmation } from '#cms/confirmation/require-confirmation.ts';
import { rejectedFile } from '#cms/http/rejected-file.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { removeFilesOnRollback } from './back-up-files.ts';
import { formatOf, PICTURE_FORMATS, type PictureFormat } from './picture-format.ts';
import { pictureName } from './picture-name.ts';
import { alternativeTextIssue } from './require-alternative-text.ts';

/** Context key: the seed of a picture's name, for known content. */
const PICTURE_NAME_SEED = 'pictureNameSeed';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_MEGAPIXELS = 50;
const PIXELS = { limitInputPixels: MAX_MEGAPIXELS * 1_000_000 } as const;

const notAPicture = bilingual(
  'Berkas ini bukan gambar yang dapat dipakai. Gunakan JPEG, PNG, WebP, atau AVIF yang utuh.',
  'This file is not a picture that can be used. Take a JPEG, PNG, WebP or AVIF that is complete.',
);
const tooLarge = bilingual(
  `Gambar ini terlalu besar: ukuran maksimal ${MAX_MEGAPIXELS} megapiksel.`,
  `This picture is too large: the maximum is ${MAX_MEGAPIXELS} megapixels.`,
);
const tooHeavy = bilingual(
  'Berkas gambar ini terlalu besar: ukuran maksimal 10 MB.',
  'The file of this picture is too large: the maximum is 10 MB.',
);
const oneByOne = bilingual('Ganti berkas satu per satu.', 'Replace files one by one.');

/** Visually lossless: the widths for pages are derived from it. */
const encode = {
  jpeg: { quality: 90 },
  png: {},
  webp: { quality: 90 },
  avif: { quality: 65, effort: 2 },
} as const;

function rejection(req: PayloadRequest, errors: ValidationFieldError[]): ValidationError {
  return new ValidationError({ collection: 'media', errors, req }, req.t);
}

const fileError = (req: PayloadRequest, reason: Bilingual) => rejectedFile(req, 'media', reason);

/** Rotates the picture upright and strips metadata, such as the location. */
async function withoutMetadata(req: PayloadRequest, data: Buffer, format: PictureFormat): Promise<Buffer> {
  const { width, height, pages } = await sharp(data, { limitInputPixels: false }).metadata();
  if (width * height * (pages ?? 1) > PIXELS.limitInputPixels) throw fileError(req, tooLarge);
  return sharp(data, { ...PIXELS, animated: format === 'webp' })
    .autoOrient()
    .toFormat(format, encode[format])
    .toBuffer();
}

async function prepare(req: PayloadRequest, file: NonNullable<PayloadRequest['file']>): Promise<void> {
  if (file.data.byteLength > MAX_BYTES) throw fileError(req, tooHeavy);
  const format = formatOf(file.data);
  if (!format) throw fileError(req, notAPicture);
  const seed = req.context[PICTURE_NAME_SEED];
  const data = await withoutMetadata(req, file.data, format).catch((error: unknown) => {
    throw error instanceof ValidationError ? error : fileError(req, notAPicture);
  });
  req.file = {
    ...file,
    data,
    size: data.byteLength,
    mimetype: PICTURE_FORMATS[format].mime,
    name: pictureName(file.name, format, typeof seed === 'string' ? seed : undefined),
  };
}

type Texts = { decorative?: unknown; alt?: unknown };

const newFile = bilingual(
  'Berkas gambar ini diganti, tetapi deskripsinya tetap. Periksa apakah deskripsi masih cocok dengan gambar yang baru.',
  'The file of this picture is replaced, but its description stays. Check whether the description still fits the new picture.',
);
const keepTexts = bilingual('Deskripsi masih cocok', 'The description still fits');

type StoredTexts = {
  id: number | string;
  decorative?: unknown;
  alt?: Partial<Record<Locale, string | null>> | null;
};

/** Requires a confirmation of the descriptions that a replaced file keeps. @throws {ConfirmationRequiredError} */
async function confirmKeptTexts(req: PayloadRequest, id: number | string, data: Texts): Promise<void> {
  const stored = await req.payload.db.findOne<StoredTexts>({
    collection: 'media',
    locale: 'all',
    req,
    where: { id: { equals: id } },
  });
  const decorative = data.decorative ?? stored?.decorative;
  if (!stored || decorative === 'true' || decorative === true) return;
  const isWritten = (locale: Locale) =>
    locale === req.locale && typeof data.alt === 'string' && data.alt !== stored.alt?.[locale];
  const kept = LOCALES.filter((locale) => stored.alt?.[locale] && !isWritten(locale));
  if (kept.length === 0) return;
  requireConfirmation(req, {
    subject: `picture ${id}`,
    question: newFile,
    consequences: kept.map((locale) => {
      const text = `“${stored.alt?.[locale]}”`;
      return locale === 'id'
        ? bilingual(`Bahasa Indonesia: ${text}`, `Indonesian: ${text}`)
        : bilingual(`Bahasa Inggris: ${text}`, `English: ${text}`);
    }),
    action: keepTexts,
  });
}

/**
 * Validates texts before any file changes: Payload deletes a picture's old files before it validates the new
 * data.
 */
async function rejectBadTexts(req: PayloadRequest, id: number | string, data: Texts): Promise<void> {
  const stored = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    fallbackLocale: false,
    overrideAccess: true,
    req,
  });
  if (!stored) return;
  const input = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
  const texts: Texts = { ...stored, ...input };
  // The only other field with validation. Forms send it as text.
  const decorative = texts.decorative === 'true' || texts.decorative === true;
  const isKnown = [true, false, 'true', 'false', '', null].includes(texts.decorative as never);
  const message = alternativeTextIssue(texts.alt, { decorative }, req);
  const errors = message ? [{ path: 'alt', message }] : [];
  if (!isKnown) errors.push({ path: 'decorative', message: req.t('error:invalidRequestArgs', { args: '' }) });
  if (errors.length > 0) throw rejection(req, errors);
}

/** Normalizes an uploaded file, or rejects it, before Payload touches any file. */
export const prepareFile: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return;
  const isAllowed = operation === 'create' ? canWriteContent : canPublish;
  // Payload rejects it right after; skip the work.
  if (!overrideAccess && !isAllowed({ req })) return;
  if (operation === 'update') {
    const { id, data } = args as { id?: number | string; data?: Texts };
    if (id === undefined) throw new APIError(inLanguageOf(req, oneByOne), 400, undefined, true);
    await rejectBadTexts(req, id, data ?? {});
    await confirmKeptTexts(req, id, data ?? {});
  }
  await prepare(req, req.file);
  // A name from a seed may be that of a stored picture.
  if (req.context[PICTURE_NAME_SEED] === undefined) await removeFilesOnRollback(req, req.file.name);
};
