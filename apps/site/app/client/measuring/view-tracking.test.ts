import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signOf, viewRecord } from './view-tracking.ts';

const product = { id: 101, categoryId: 11, certificationIds: [12, 13, 41] };
const record = viewRecord(product, 'en', 'Productsinfos', 1_750_000_000_000);

describe('a product view record', () => {
	it('carries product, category, certifications, route name and time', { tags: '@CALL-46' }, () => {
		expect(record).toEqual({
			language: 2,
			cate_id: 11,
			cert_id: '12,13,41',
			productid: 101,
			url: 'Productsinfos',
			addtime: 1_750_000_000_000,
		});
	});

	it.each([
		['en', 2],
		['cn', 1],
		['', 1],
	])('has this code for the session language %j: %i', { tags: '@CALL-46' }, (spoken, language) => {
		expect(viewRecord(product, spoken, 'Productsinfo', 0).language).toBe(language);
	});

	it('is signed with the hex SHA-256 of its values and the key, in the order of D20', async () => {
		const words = '21112,13,41101Productsinfos1750000000000the-key';
		expect(await signOf(record, 'the-key')).toBe(createHash('sha256').update(words).digest('hex'));
	});
});
