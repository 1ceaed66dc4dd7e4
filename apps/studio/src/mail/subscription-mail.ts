import { brand } from '@site/contract/brand';
import type { Language } from '@site/contract/language';
import { mailBody, type Part } from './mail-body.ts';
import { subscriptionLink } from './subscription-link.ts';

export type SubscriptionMail = { subject: string; text: string; html: string; unsubscribeLink: string };
type Kind = 'confirm' | 'welcome' | 'known';
export type Wording = (links: { confirm: string; unsubscribe: string }) => { subject: string; parts: Part[] };
type Words = Record<Kind, Wording>;

const english: Words = {
	confirm: ({ confirm }) => ({
		subject: `Please confirm your subscription to the newsletter of ${brand.company}`,
		parts: [
			'Thank you for signing up for our newsletter.',
			'Please confirm that this is your address. The link works for seven days.',
			{ label: 'Confirm subscription', href: confirm },
			'If you did not sign up, simply ignore this message: without your confirmation you receive no newsletter.',
		],
	}),
	welcome: ({ unsubscribe }) => ({
		subject: `You are subscribed to the newsletter of ${brand.company}`,
		parts: [
			'Thank you. Your subscription is confirmed.',
			'You can unsubscribe at any time:',
			{ label: 'Unsubscribe', href: unsubscribe },
		],
	}),
	known: ({ unsubscribe }) => ({
		subject: `You are already subscribed to the newsletter of ${brand.company}`,
		parts: [
			'This address was signed up for our newsletter once more. You are already subscribed; there is nothing to do.',
			'You can unsubscribe at any time:',
			{ label: 'Unsubscribe', href: unsubscribe },
		],
	}),
};

const chinese: Words = {
	confirm: ({ confirm }) => ({
		subject: `请确认订阅 ${brand.company} 通讯`,
		parts: [
			'感谢您订阅我们的通讯。',
			'请确认这是您的邮箱。链接七天内有效。',
			{ label: '确认订阅', href: confirm },
			'如非您本人订阅，请忽略此邮件：未经确认，您不会收到任何通讯。',
		],
	}),
	welcome: ({ unsubscribe }) => ({
		subject: `您已订阅 ${brand.company} 通讯`,
		parts: ['感谢您的订阅，订阅已确认。', '您可随时退订：', { label: '退订', href: unsubscribe }],
	}),
	known: ({ unsubscribe }) => ({
		subject: `您已是 ${brand.company} 通讯的订阅者`,
		parts: [
			'此邮箱再次提交了订阅。您已是订阅者，无需任何操作。',
			'您可随时退订：',
			{ label: '退订', href: unsubscribe },
		],
	}),
};

const referenceLine: Record<Language, (reference: string) => string> = {
	en: (reference) => `Your reference: ${reference}`,
	cn: (reference) => `您的编号：${reference}`,
};

const interestLine: Record<Language, (interests: readonly string[]) => string> = {
	en: (interests) => `You would like to read about: ${interests.join(', ')}`,
	cn: (interests) => `您想了解：${interests.join('、')}`,
};

type Person = { key: string; language?: Language | null };

/** An e-mail that its recipient asked for, in the language of the request, with that person's links. */
export function mailTo(
	to: Person,
	words: Record<Language, Wording>,
	reference?: string,
	interests: readonly string[] = [],
): SubscriptionMail {
	const person = { key: to.key, language: to.language ?? 'en' };
	const unsubscribe = subscriptionLink('unsubscribe', person);
	const { subject, parts } = words[person.language]({ confirm: subscriptionLink('confirm', person), unsubscribe });
	const about = interests.length > 0 ? [interestLine[person.language](interests)] : [];
	const end = [...about, ...(reference ? [referenceLine[person.language](reference)] : []), brand.company];
	return { subject, ...mailBody([...parts, ...end], person.language), unsubscribeLink: unsubscribe };
}

/** An e-mail to a subscriber. It never contains a visitor's own words. */
export const subscriptionMail = (
	kind: Kind,
	to: Person,
	reference?: string,
	interests?: readonly string[],
): SubscriptionMail => mailTo(to, { en: english[kind], cn: chinese[kind] }, reference, interests);
