import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { type CustomSettings, customSettingsOf } from './custom-settings.ts';

const settings: CustomSettings = {
  cmsUrl: 'https://cms.bank.example',
  dataDir: '/data',
  pullHosts: [],
  signIn: { secondFactorFor: ['administrator'], hasIdentityProvider: false, arePasswordsRare: false },
};
const settingsIn = (custom: object) => customSettingsOf({ config: { custom } } as Pick<Payload, 'config'>);

it('returns what the configuration stores', () => {
  expect(settingsIn({ ...settings, auditKeys: [] })).toEqual(settings);
});

it.each(Object.keys(settings))('throws without %s, instead of using the text "undefined"', (name) => {
  expect(() => settingsIn({ ...settings, [name]: undefined })).toThrow(name);
});
