import { type Html, inLanguage } from '@site/contract/language';
import { settings } from '../settings.ts';

const email = settings.privacyEmail;

export const emailLink = `<a href="mailto:${email}">${email}</a>`;
export const postalAddress: Required<Html> = {
	en: settings.address.map((line) => line.en).join('<br>'),
	cn: settings.address.map((line) => inLanguage(line, 'cn')).join('<br>'),
};
