import { inLanguage } from '@site/contract/language';
import { LegalText } from '@site/contract/pages';
import { expect, test } from 'vitest';
import { legal } from './legal.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsAndConditions } from './terms-and-conditions.ts';

const textOf = (text: LegalText) => text.sections.map((section) => section.body.en).join('\n');

test('both legal texts fit the contract and have titles in both languages', () => {
	expect(
		LegalText.array()
			.parse(legal)
			.map((text) => text.key),
	).toEqual(['privacy-policy', 'terms-and-conditions']);
	for (const { title } of legal.flatMap((text) => text.sections)) {
		expect(inLanguage(title, 'cn')).not.toBe(title.en);
	}
});

test.each(legal.flatMap((text) => text.sections))('all of “$title.en” is in Chinese too', ({ body }) => {
	const tagsOf = (html = '') => html.match(/<[^>]+>/g);
	expect(body.cn).toMatch(/\p{Script=Han}/u);
	expect(tagsOf(body.cn)).toEqual(tagsOf(body.en));
});

test('the terms have 16 numbered sections in the order of the specification', { tags: '@PAGE-58' }, () => {
	expect(termsAndConditions.sections.map((section) => section.title.en)).toEqual([
		'1. Modification of Terms',
		'2. Use of the Website',
		'3. Intellectual Property and License',
		'4. Professional and Medical Disclaimer',
		'5. Copyright Infringement Notice',
		'6. Prohibited Uses',
		'7. Feedback and Comments',
		'8. Third-Party Links',
		'9. Privacy',
		'10. Disclaimers and Warranties',
		'11. Limitation of Liability',
		'12. Indemnification',
		'13. Choice of Law',
		'14. Dispute Resolution and Arbitration',
		'15. General Provisions',
		'16. Questions or Complaints',
	]);
});

test('the terms list 18 prohibited uses', { tags: '@PAGE-58' }, () => {
	expect(termsAndConditions.sections[5]?.body.en.match(/<li>/g)).toHaveLength(18);
});

test.each([
	'laws of the State of Georgia, U.S.A.',
	'at least thirty (30) days',
	'before a sole arbitrator',
	'the lesser of (a) the amounts you paid to us for use of the Site in the six (6) months',
	'fifty U.S. dollars ($50)',
	'informational only and is not medical advice',
])('the terms say “%s”', { tags: '@CONST-23' }, (words) => {
	expect(textOf(termsAndConditions)).toContain(words);
});

test.each([
	'at least 13 years old',
	'up to two times in any twelve-month period',
	'covers the twelve months before we receive your request',
	'does not respond to Do Not Track signals',
	'“Global Privacy Control” is another signal, and the Site honors it',
])('the privacy policy says “%s”', { tags: '@CONST-23' }, (words) => {
	expect(textOf(privacyPolicy)).toContain(words);
});
