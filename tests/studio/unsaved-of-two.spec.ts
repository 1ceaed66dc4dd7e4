// Nightly, and when one of these changes: apps/studio/src/unsaved package-lock.json
import { type APIRequestContext, type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { byDepth } from '../support/depth.ts';
import type { Colleague } from './support/colleagues.ts';
import {
	type Article,
	kept,
	keptOf,
	newArticle,
	open,
	saveDraft,
	saved,
	saves,
	title,
	titleCn,
	two,
} from './support/unsaved.ts';

test.describe.configure({ timeout: 180_000 });

/** Two people; Ada has typed into a field of a new article and has not saved. */
async function whileAdaWrites(
	{ browser, request }: { browser: Browser; request: APIRequestContext },
	field: (page: Page) => Locator,
	[first, words]: [first: string, words: string],
	work: (ada: Page, bo: Page, article: Article, people: Colleague[]) => Promise<void>,
) {
	const article = await newArticle(request, first);
	await two(browser, request, async (ada, bo, people) => {
		await open(ada, article);
		await field(ada).fill(words);
		await expect(kept(ada)).toBeVisible();
		await work(ada, bo, article, people);
	});
}

test('two authors of one article see each difference, choose, and lose nothing', { tag: '@EDIT-10' }, async ({
	browser,
	request,
}) => {
	await whileAdaWrites(
		{ browser, request },
		title,
		['First words', 'Words of Ada'],
		async (ada, bo, article, [, boHerself]) => {
			// Ada waits for more than five minutes; Bo meanwhile saves the same field and another one.
			await saves(bo, article, { title: 'Words of Bo', titleCn: '博的标题' });
			// A tab with an older version does not save over it.
			await saveDraft(ada);
			await expect(ada.getByText(/has saved this since you opened it/).first()).toBeVisible();
			expect((await saved(request, article.id)).title).toBe('Words of Bo');

			const both = ada.getByRole('region', { name: `${boHerself?.name} has saved this while you wrote` });
			await expect(both).toBeVisible({ timeout: 30_000 });
			await expect(both.getByRole('radio')).toHaveCount(2);
			await expect(both).toContainText('Words of Ada');
			await expect(both).toContainText('Words of Bo');
			await both.getByRole('button', { name: 'Go on with these' }).click();
			await expect(title(ada)).toHaveValue('Words of Ada');
			await expect(ada.locator('#field-titleCn')).toHaveValue('博的标题');
			await saveDraft(ada);
			await expect.poll(async () => (await saved(request, article.id)).title).toBe('Words of Ada');
			expect((await saved(request, article.id)).titleCn).toBe('博的标题');
		},
	);
});

test('text typed while both versions are shown is kept', { tag: '@EDIT-11' }, async ({ browser, request }) => {
	await whileAdaWrites(
		{ browser, request },
		title,
		['First words', 'Words of Ada'],
		async (ada, bo, article, [adaHerself]) => {
			await saves(bo, article, { title: 'Words of Bo' });
			const both = ada.getByRole('region', { name: /has saved this while you wrote/ });
			await expect(both).toBeVisible({ timeout: 30_000 });
			await titleCn(ada).fill('选择之前');
			await title(ada).fill('Words of Ada, and more');
			await expect(both).toContainText('Words of Ada, and more');
			if (adaHerself) await expect.poll(() => keptOf(adaHerself)).toContain('选择之前');
			await both.getByRole('button', { name: 'Go on with these' }).click();
			await expect(both).toHaveCount(0);
			await expect(title(ada)).toHaveValue('Words of Ada, and more');
			await expect(titleCn(ada)).toHaveValue('选择之前');
		},
	);
});

test('a colleague’s text comes into the form with a note and loses no keystroke', { tag: '@EDIT-11' }, async ({
	browser,
	request,
}) => {
	await whileAdaWrites(
		{ browser, request },
		titleCn,
		['First words', '甲'],
		async (ada, bo, article, [, boHerself]) => {
			// The form requests its new state from the studio, and Ada types before the response.
			const asked = Promise.withResolvers<void>();
			const answered = Promise.withResolvers<void>();
			await ada.route(`**/articles/${article.id}`, async (route) => {
				if (route.request().postData()?.includes('Words of Bo')) {
					asked.resolve();
					await answered.promise;
				}
				await route.continue();
			});
			await saves(bo, article, { title: 'Words of Bo' });
			await asked.promise;
			await titleCn(ada).fill('甲乙丙');
			answered.resolve();
			await expect(title(ada)).toHaveValue('Words of Bo');
			await expect(
				ada.getByText(`${boHerself?.name} has saved this meanwhile; their changes are in the form.`),
			).toBeVisible();
			await expect(titleCn(ada)).toHaveValue('甲乙丙');
		},
	);
});

test('two people in one form see each other’s name, and neither is locked out', { tag: '@EDIT-11' }, async ({
	browser,
	request,
}) => {
	await whileAdaWrites(
		{ browser, request },
		title,
		['One page, two people', 'Ada is writing'],
		async (ada, bo, article, [adaHerself, boHerself]) => {
			await open(bo, article);
			await expect(bo.getByText(`${adaHerself?.name} is editing too.`)).toBeVisible({ timeout: 30_000 });
			await expect(ada.getByText(`${boHerself?.name} is editing too.`)).toBeVisible({ timeout: 30_000 });
			await expect(title(bo)).toBeEnabled();
			await titleCn(bo).fill('博的标题');
			await saveDraft(bo);
			await expect.poll(async () => (await saved(request, article.id)).titleCn).toBe('博的标题');
			await title(ada).fill('Ada is writing on');
			await expect(titleCn(ada)).toHaveValue('博的标题', { timeout: 30_000 });
			await expect(title(ada)).toHaveValue('Ada is writing on');
			await saveDraft(ada);
			await expect
				.poll(() => saved(request, article.id))
				.toMatchObject({ title: 'Ada is writing on', titleCn: '博的标题' });
			for (const dialog of ['#document-locked', '#document-take-over', '#document-stale-data'])
				for (const page of [ada, bo]) await expect(page.locator(dialog)).toHaveCount(0);
			await bo.context().close();
			await expect(ada.getByText('is editing too.')).toHaveCount(0, { timeout: 60_000 });
		},
	);
});

test('a form opened before a colleague saved takes their text silently', { tag: '@EDIT-11' }, async ({
	browser,
	request,
}) => {
	const article = await newArticle(request, 'First words');
	await two(browser, request, async (ada, bo) => {
		await open(ada, article);
		await expect(title(ada)).toHaveValue('First words');
		await saves(bo, article, { title: 'Words of Bo' });
		await titleCn(ada).fill('艾达的标题');
		await expect(title(ada)).toHaveValue('Words of Bo', { timeout: 30_000 });
		await expect(titleCn(ada)).toHaveValue('艾达的标题');
		await expect(ada.locator('#document-stale-data')).toHaveCount(0);
		await saveDraft(ada);
		await expect.poll(async () => (await saved(request, article.id)).titleCn).toBe('艾达的标题');
		expect((await saved(request, article.id)).title).toBe('Words of Bo');
	});
});

test('two people who edit one page in turn and at once lose nothing', { tag: ['@EDIT-10', '@EDIT-11'] }, async ({
	browser,
	request,
}) => {
	const minutes = byDepth({ usual: 0, nightly: 10 });
	test.setTimeout((minutes + 3) * 60_000);
	const article = await newArticle(request, 'Of two');
	const words = { title: 'Of two', titleCn: 'Of two 中文' };
	type Field = keyof typeof words;

	async function writes(page: Page, field: Field, more: string): Promise<void> {
		words[field] += ` ${more}`;
		// The test types faster than a person.
		await expect(async () => {
			await page.locator(`#field-${field}`).fill(words[field]);
			await expect(kept(page)).toBeVisible({ timeout: 6000 });
		}).toPass();
	}
	const stored = async () => {
		const { title, titleCn } = await saved(request, article.id);
		return { title, titleCn };
	};
	/** Saves once the form has the words of both. */
	async function savesAll(page: Page, wanted: Partial<typeof words>): Promise<void> {
		await expect(async () => {
			for (const field of ['title', 'titleCn'] as const)
				if (wanted[field]) await expect(page.locator(`#field-${field}`)).toHaveValue(wanted[field]);
			await page.locator('#action-save-draft').click({ timeout: 10_000 });
			await expect.poll(stored, { timeout: 10_000 }).toMatchObject(wanted);
		}).toPass({ timeout: 90_000 });
	}

	await two(browser, request, async (ada, bo) => {
		const end = Date.now() + minutes * 60_000;
		for (let round = 1; round === 1 || Date.now() < end; round += 1) {
			// Ada writes; before she saves, Bo opens the page, writes and saves.
			await open(ada, article);
			await writes(ada, 'title', `ada${round}`);
			const before = words.title;
			await open(bo, article);
			await writes(bo, 'titleCn', `bo${round}`);
			await savesAll(bo, { titleCn: words.titleCn });
			// Ada finds his text beside hers, and saves both.
			await expect(title(ada)).toHaveValue(before);
			await expect(ada.locator('#field-titleCn')).toHaveValue(words.titleCn);
			await savesAll(ada, words);
		}
	});
});
