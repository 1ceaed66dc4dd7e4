import { expect, test, vi } from 'vitest';
import type { SectionView } from '../visit.ts';
import { sectionData } from './section-data.ts';

const article = { id: 1, title: 'An article' };

const questions = () => ({
	articles: vi.fn(() => ({ items: [article], total: 1 })),
	partners: vi.fn(() => []),
	sisterCompanies: vi.fn(() => []),
	documents: vi.fn(() => [{ key: 'mdsap' }, { key: 'media-kit' }]),
});
type Questions = Parameters<typeof sectionData>[0];

const dataOf = (sections: SectionView[]) => {
	const asked = questions();
	return { asked, data: sectionData(asked as unknown as Questions, sections) };
};

test('a page without news, logos and documents requests none', () => {
	const { asked } = dataOf([{ kind: 'text', tone: 'white', body: '', actions: [] }]);
	for (const question of Object.values(asked)) expect(question).not.toHaveBeenCalled();
});

test('recent news are the three newest articles of each kind', () => {
	const { asked, data } = dataOf([{ kind: 'news', tone: 'white', title: 'Press', of: 'press' }]);
	expect(asked.articles).toHaveBeenCalledExactlyOnceWith({ kind: 'press', page: 1, pageSize: 3 });
	expect(data.news).toEqual({ blog: [], press: [article] });
});

test('a page comes with only the documents that it names', () => {
	const { data } = dataOf([{ kind: 'documents', tone: 'white', title: 'Logos', keys: ['media-kit'] }]);
	expect(data.documents).toEqual([{ key: 'media-kit' }]);
});
