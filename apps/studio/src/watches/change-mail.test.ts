import { expect, test } from 'vitest';
import type { ProductDocument, Revision, Watch } from '../payload-types.ts';
import { changeMail } from './change-mail.ts';

const document = { id: 1, kind: 'ifu', part: '', title: 'Strep A, Instructions', titleCn: '说明书' } as ProductDocument;
const revision = {
	number: 3,
	label: '',
	language: 'es',
	effectiveOn: '2026-02-01T12:00:00.000Z',
	endedOn: '2026-03-01T12:00:00.000Z',
	changes: 'Reads in five minutes.',
	reason: 'A step was missing.',
	references: 'HA-STA\nHA-STA-50',
} as Revision;
const former = { number: 2, label: 'B' } as Revision;
const watcher = (language: 'en' | 'cn') => ({ key: 'watch-x', language }) as Watch;

test('a release names document, language, revisions, change and address', { tags: '@DOC-24' }, () => {
	const { subject, text, unsubscribeLink } = changeMail(
		{ kind: 'released', document, revision, former },
		watcher('en'),
	);
	expect(subject).toBe('New revision: Strep A, Instructions (Spanish), revision 3');
	expect(text).toContain('takes the place of revision B.');
	expect(text).toContain('Effective: 2026-02-01');
	expect(text).toContain('What changed: Reads in five minutes.');
	expect(text).toContain('/documents/HA-STA/ifu/es/3');
	expect(text).toContain(unsubscribeLink);
});

test('a first release replaces nothing, and Chinese readers read Chinese if it exists', () => {
	const first = changeMail({ kind: 'released', document, revision, former: undefined }, watcher('cn'));
	expect(first.text).toContain('“说明书”（西班牙文）第 3 版已发布。');
	expect(first.text).toContain('修订内容：Reads in five minutes.');
	expect(first.text).toContain('/documents/HA-STA/ifu/es/3?lang=cn');
});

test('a withdrawal gives its date and reason', () => {
	const gone = changeMail({ kind: 'withdrawn', document, revision }, watcher('en'));
	expect(gone.subject).toBe('Withdrawn: Strep A, Instructions (Spanish), revision 3');
	expect(gone.text).toContain('was withdrawn on 2026-03-01.');
	expect(gone.text).toContain('Why: A step was missing.');
});
