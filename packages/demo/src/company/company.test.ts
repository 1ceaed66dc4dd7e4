import { BoardMember, CulturePage, Document, Organisation } from '@site/contract/company';
import { documentKeys } from '@site/contract/document-keys';
import { expect, test } from 'vitest';
import { antiBriberyPolicy } from './anti-bribery-policy.ts';
import { antiBriberyPolicyCn } from './anti-bribery-policy-cn.ts';
import { boardMembers } from './board-members.ts';
import { certificates } from './certificates.ts';
import { culture } from './culture.ts';
import { documents } from './documents.ts';
import { partners, sisterCompanies } from './partners.ts';

test('the board has five members, in the roles of the specification', { tags: '@PAGE-18' }, () => {
	expect(
		BoardMember.array()
			.parse(boardMembers)
			.map((member) => member.role.en),
	).toEqual(['Chair', 'Co-Chair', 'Director', 'Special Advisor', 'Medical Advisor']);
});

test('one member has no publications, the others have two', { tags: '@PAGE-18' }, () => {
	expect(boardMembers.map((member) => member.publications.length)).toEqual([0, 2, 2, 2, 2]);
});

test('there are six partners: one links the strategy board, five link elsewhere', { tags: '@PAGE-12' }, () => {
	const addresses = Organisation.array()
		.length(6)
		.parse(partners)
		.map((partner) => partner.to);
	expect(addresses.filter((address) => address.startsWith('https://example.com/partners/'))).toHaveLength(5);
	expect(addresses).toContain('/scientific-strategy-board');
});

test('there are six sister companies, all with their own site', { tags: '@PAGE-12' }, () => {
	const addresses = Organisation.array()
		.length(6)
		.parse(sisterCompanies)
		.map((company) => company.to);
	expect(new Set(addresses).size).toBe(6);
	expect(addresses.every((address) => address.startsWith('https://example.com/sister-companies/'))).toBe(true);
});

test('the three culture pages have their addresses and both languages', { tags: '@PAGE-17' }, () => {
	const pages = CulturePage.array().parse(culture);
	expect(pages.map((page) => page.slug)).toEqual(['Aiiso_Truth_Code', 'Aiiso_Work_Code', 'Aiiso_Social_Art']);
	for (const text of pages.flatMap((page) => [page.title, page.summary, page.content])) {
		expect(text.cn).toMatch(/\p{Script=Han}/u);
	}
});

test('all documents that the site offers exist, and each says that it is a sample', { tags: '@SHELL-23' }, () => {
	const all = Document.array().parse(documents);
	expect(all.flatMap(({ key }) => key ?? [])).toEqual([...documentKeys]);
	expect(all.every((document) => document.title.en.includes('(sample)'))).toBe(true);
	expect(certificates.every((certificate) => certificate.notice.startsWith('SAMPLE'))).toBe(true);
});

test('the anti-bribery policy has the same paragraphs in Chinese', () => {
	const shape = ({ sections }: typeof antiBriberyPolicy) => sections.map(({ paragraphs }) => paragraphs.length);
	expect(shape(antiBriberyPolicyCn)).toEqual(shape(antiBriberyPolicy));
	expect(antiBriberyPolicyCn.sections.every(({ title }) => /\p{Script=Han}/u.test(title))).toBe(true);
});

test('the anti-bribery policy fills several pages', () => {
	const words = antiBriberyPolicy.sections
		.flatMap((section) => section.paragraphs)
		.join(' ')
		.split(/\s+/);
	expect(words.length).toBeGreaterThan(1600);
});
