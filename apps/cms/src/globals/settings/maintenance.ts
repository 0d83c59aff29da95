import {
  type Field,
  Forbidden,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { canPublish, isAdministrator } from '#cms/access/rules.ts';
import { requireConfirmation } from '#cms/confirmation/require-confirmation.ts';
import { localizedTextField } from '#cms/fields/text-fields.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { listPublicPages } from '#cms/links/public-pages.ts';
import { translationFields } from '../banners/translated-banners.ts';

/** Maintenance mode of the whole site, for administrators only. */
export const maintenance: Field = {
  name: 'maintenance',
  type: 'group',
  label: bilingual('Pemeliharaan', 'Maintenance'),
  access: { update: isAdministrator },
  admin: {
    description: bilingual(
      'Selama dinyalakan, setiap halaman situs hanya menampilkan pemberitahuan pemeliharaan dan formulir tidak dapat dikirim. Hanya administrator yang dapat mengubahnya. Jangan lupa mematikannya: perkiraan selesai hanya ditampilkan dan tidak mematikan apa pun.',
      'While it is on, every page of the site shows nothing but a notice of maintenance, and no form can be sent. Only administrators can change it. Remember to switch it off: the expected end is only shown and ends nothing.',
    ),
  },
  fields: [
    {
      name: 'isOn',
      type: 'checkbox',
      defaultValue: false,
      label: bilingual('Situs dalam pemeliharaan', 'The site is under maintenance'),
    },
    localizedTextField('message', bilingual('Pesan', 'Message'), {
      isLong: true,
      maxLength: 400,
      description: bilingual(
        'Boleh kosong: situs lalu memakai kalimat yang biasa.',
        'May be empty: the site then says its usual sentence.',
      ),
    }),
    ...translationFields,
    {
      name: 'expectedEnd',
      type: 'date',
      label: bilingual('Perkiraan selesai', 'Expected end'),
      admin: { date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm' } },
    },
  ],
};

type StoredMaintenance = { isOn?: unknown; message?: { id?: unknown; en?: unknown }; expectedEnd?: unknown };

const isMaintenanceOn = (settings: unknown) =>
  Boolean((settings as { maintenance?: StoredMaintenance }).maintenance?.isOn);

/** The maintenance settings as comparable text. */
function comparableText(document: unknown): string {
  const { maintenance: group } = document as { maintenance?: StoredMaintenance };
  const values = [group?.isOn, group?.message?.id, group?.message?.en, group?.expectedEnd];
  return JSON.stringify(values.map((value) => value || null));
}

const question = bilingual(
  'Pemeliharaan menutup seluruh situs untuk semua pengunjung.',
  'Maintenance closes the whole site to every visitor.',
);
const action = bilingual('Nyalakan pemeliharaan', 'Switch maintenance on');

/** Requires a confirmation before maintenance is switched on. @throws {ConfirmationRequiredError} */
async function confirmSwitchingOn(req: PayloadRequest): Promise<void> {
  if (req.payloadAPI !== 'REST') return;
  const { length: count } = await listPublicPages(req);
  requireConfirmation(req, {
    subject: 'maintenance on',
    question,
    consequences: [
      bilingual(
        `${count} halaman hanya menampilkan pemberitahuan pemeliharaan (503), dalam kedua bahasa.`,
        `${count} pages show nothing but the notice of maintenance (503), in both languages.`,
      ),
      bilingual(
        'Formulir kontak, konsultasi, dan pendaftaran produk tidak dapat dikirim.',
        'The forms for contact, consultation and registration cannot be sent.',
      ),
      bilingual(
        'Kalkulator, data terbuka kurs dan NAB, dan pencarian tidak menjawab.',
        'Calculators, the open data of rates and fund values, and the search do not answer.',
      ),
      bilingual(
        'Situs tetap tertutup sampai seseorang mematikannya di sini; perkiraan selesai tidak membukanya.',
        'The site stays closed until somebody switches it off here; the expected end does not open it.',
      ),
    ],
    action,
  });
}

/** Requires a confirmation that names the effects of switching maintenance on. */
export const confirmMaintenance: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (isMaintenanceOn(data) && !isMaintenanceOn(originalDoc ?? {})) await confirmSwitchingOn(req);
  return data;
};

/** The state of a version, and the current one. */
async function restoredAndCurrent(req: PayloadRequest, version: string): Promise<unknown[]> {
  // A separate request: Payload would set its language.
  const transactionReq = { transactionID: req.transactionID };
  const common = {
    slug: 'settings',
    depth: 0,
    locale: 'all',
    overrideAccess: true,
    req: transactionReq,
  } as const;
  const restored = await req.payload.findGlobalVersionByID({ ...common, id: version });
  const current = await req.payload.findGlobal(common);
  return [restored.version, current];
}

/**
 * Restoring bypasses field access, so it is rejected for non-administrators if it would change maintenance.
 * Administrators get the same confirmation as when switching it on.
 */
export const guardMaintenanceOnRestore: GlobalBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'restoreVersion' || overrideAccess) return;
  // Payload checks the permission to restore later; read nothing before.
  if (!canPublish({ req })) throw new Forbidden(req.t);
  const [restored, current] = await restoredAndCurrent(req, String(args.id));
  if (comparableText(restored) === comparableText(current)) return;
  if (!isAdministrator({ req })) throw new Forbidden(req.t);
  if (isMaintenanceOn(restored) && !isMaintenanceOn(current)) await confirmSwitchingOn(req);
};
