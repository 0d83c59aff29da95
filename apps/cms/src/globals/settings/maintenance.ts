import { type Field, Forbidden, type GlobalBeforeOperationHook, type PayloadRequest } from 'payload';
import { isAdministrator } from '#cms/access/is-administrator.ts';
import { translated } from '#cms/fields/texts.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

/** Takes the whole site out of service. Administrators alone may touch it. */
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
    translated('message', bilingual('Pesan', 'Message'), {
      long: true,
      maxLength: 400,
      description: bilingual(
        'Boleh kosong: situs lalu memakai kalimat yang biasa.',
        'May be empty: the site then says its usual sentence.',
      ),
    }),
    {
      name: 'expectedEnd',
      type: 'date',
      label: bilingual('Perkiraan selesai', 'Expected end'),
      admin: { date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm' } },
    },
  ],
};

type InEachLanguage = { isOn?: unknown; message?: { id?: unknown; en?: unknown }; expectedEnd?: unknown };

/** What a settings document says of maintenance, so that two of them can be compared. */
function said(document: unknown): string {
  const { maintenance: group } = document as { maintenance?: InEachLanguage };
  const values = [group?.isOn, group?.message?.id, group?.message?.en, group?.expectedEnd];
  return JSON.stringify(values.map((value) => value || null));
}

async function changesMaintenance(req: PayloadRequest, version: string): Promise<boolean> {
  // Not the request itself: Payload would write the language of these calls into it.
  const inside = { transactionID: req.transactionID };
  const common = { slug: 'settings', depth: 0, locale: 'all', overrideAccess: true, req: inside } as const;
  const restored = await req.payload.findGlobalVersionByID({ ...common, id: version });
  const current = await req.payload.findGlobal(common);
  return said(restored.version) !== said(current);
}

/** Restoring an old version asks for no field's access, so it is refused where it would touch maintenance. */
export const keepMaintenanceWhenRestoring: GlobalBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'restoreVersion' || overrideAccess || isAdministrator({ req })) return;
  if (await changesMaintenance(req, String(args.id))) throw new Forbidden(req.t);
};
