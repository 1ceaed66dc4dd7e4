import { settings } from '../settings.ts';

const email = settings.privacyEmail;

export const emailLink = `<a href="mailto:${email}">${email}</a>`;
export const postalAddress = settings.address.map((line) => line.en).join('<br>');
