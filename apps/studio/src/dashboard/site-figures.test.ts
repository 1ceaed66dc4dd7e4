import { expect, test } from 'vitest';
import { metric } from './site-figures.ts';

test('a metric is read with or without labels, and a missing one is not zero', () => {
	const text =
		'# HELP a b\nsite_journal_waiting 3\nsite_journal_dead{kind="quote"} 1\nsite_journal_dead{kind="contact"} 2\nsite_journal_dead_views 9\n';
	expect(metric(text, 'site_journal_waiting')).toBe(3);
	expect(metric(text, 'site_journal_dead')).toBe(3);
	expect(metric(text, 'site_else')).toBeUndefined();
});
