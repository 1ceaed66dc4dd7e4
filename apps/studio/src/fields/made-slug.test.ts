import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test('a title makes an address of small letters, digits and hyphens', { tags: '@WRITE-3' }, () => {
	expect(slugOf('  Flu A/B & RSV: “Rapid” Test (25×) ')).toBe('flu-a-b-and-rsv-rapid-test-25');
	expect(slugOf('Größe für Ärzte – Über uns')).toBe('grosse-fur-arzte-uber-uns');
	expect(slugOf('新闻')).toBe('');
});
