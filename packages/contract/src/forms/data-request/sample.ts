import type { FormSample } from '../form-sample.ts';

export const sample: FormSample = {
  requester: 'representative',
  fullName: 'Bayu Prasetya',
  subjectName: 'Ratna Wulandari',
  identityNumber: '3174 0523 0688 0003',
  email: 'bayu@contoh.example',
  phone: '0813 5555 0101',
  requestType: 'access',
  details: 'Mohon salinan data pribadi saya yang disimpan bank.',
};
