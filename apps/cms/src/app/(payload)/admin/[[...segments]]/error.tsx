'use client';

export { CrashScreen as default } from '#cms/admin/crash/crash-screen.tsx';
