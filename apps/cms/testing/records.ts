import type { TypedUser } from 'payload';
import type { Role } from '#cms/access/roles.ts';
import type { RunningCms } from './start-cms.ts';

export const TEST_PASSWORD = 'kata sandi untuk uji coba';

/** Creates a user with these roles; the first user of a database always becomes administrator. */
export async function createUser({ payload }: RunningCms, name: string, roles: Role[]): Promise<TypedUser> {
  const user = await payload.create({
    collection: 'users',
    data: { name, email: `${name}@bank.example`, password: TEST_PASSWORD, roles },
    overrideAccess: true,
  });
  return { ...user, collection: 'users' };
}

/** The headers of a signed-in request: the cookie, and the origin that CSRF protection requires. */
export async function signIn(
  { url }: Pick<RunningCms, 'url'>,
  name: string,
): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    body: JSON.stringify({ email: `${name}@bank.example`, password: TEST_PASSWORD }),
    headers: { 'content-type': 'application/json' },
  });
  return { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '', origin: url };
}

/** A stored case of the contact form. */
export function sampleCase(idempotencyKey: string) {
  const suffix = idempotencyKey
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    // Letters that no ticket has.
    .replaceAll(/[ILOU]/g, 'X')
    .padStart(12, '0')
    .slice(-12);
  return {
    form: 'contact' as const,
    arrivedBy: 'site' as const,
    senderName: 'Ratna Wulandari',
    senderEmail: 'ratna@contoh.example',
    senderPhone: '081234567890',
    answers: {
      customerType: 'individual',
      identityNumber: '3171234507890001',
      topicType: 'question',
      issue: 'other',
      notes: 'Bagaimana cara membuka deposito?',
      sendCopy: false,
    },
    locale: 'id' as const,
    ticket: suffix.replace(/(.{4})(.{4})(.{4})/, '$1-$2-$3'),
    receivedAt: '2026-01-02T03:04:05.000Z',
    status: 'new' as const,
    idempotencyKey,
  };
}

/** Sample texts of the page about the bank, in one language. */
export const aboutSample = {
  headline: 'Bank Uji',
  lead: 'Bank untuk uji coba.',
  companyTitle: 'Profil',
  company: 'Profil bank.',
  vision: 'Menguji.',
  structure: 'Direktur Utama',
};

/** Sample settings of the site, in one language. */
export const settingsSample = {
  bankName: 'Bank Uji',
  description: 'Bank untuk uji coba.',
  parent: { name: 'Induk', shortName: 'Induk', url: 'https://induk.example' },
  headOffice: { address: 'Jalan Uji 1', phone: '1500', email: 'halo@bank.example' },
  licenceStatement: 'Berizin.',
  depositGuarantee: { note: 'Dijamin.', linkText: 'Lihat', url: 'https://penjamin.example' },
  loginUrl: 'https://masuk.example',
  registerUrl: 'https://daftar.example',
};

/** A percentage that has been valid since 2026. */
export const factSample = (key: string, amount = 8.75) => ({
  title: key,
  key,
  kind: 'percent' as const,
  values: [{ amount, validFrom: '2026-01-01' }],
});
