import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { as } from './api.ts';
import { type Colleague, comes, leave, newColleague } from './colleagues.ts';
import { sql } from './database.ts';
import { studioUrl } from './places.ts';

export const wide = { viewport: { width: 1500, height: 900 } };

export interface Article {
	id: number;
	title: string;
	updatedAt: string;
}

export async function newArticle(request: APIRequestContext, title: string): Promise<Article> {
	const headers = await as(request, 'administrator');
	const data = { title, titleCn: `${title} 中文`, _status: 'draft' };
	const answer = await request.post('/api/articles?draft=true', { headers, data });
	expect(answer.status(), await answer.text()).toBe(201);
	return (await answer.json()).doc;
}

export async function saved(request: APIRequestContext, id: number): Promise<Record<string, unknown>> {
	const headers = await as(request, 'administrator');
	return (await request.get(`/api/articles/${id}?draft=true&depth=0`, { headers })).json();
}

export const open = (page: Page, { id }: { id: number }) => page.goto(`${studioUrl}/admin/collections/articles/${id}`);
export const title = (page: Page) => page.locator('#field-title');
export const titleCn = (page: Page) => page.locator('#field-titleCn');
export const kept = (page: Page) => page.getByText(/Not saved yet\. Kept for you at/);
export const saveDraft = (page: Page) => page.locator('#action-save-draft').click();

/** The endpoints for unsaved changes, whose responses some tests block. */
export const unanswered = '**/api/unsaved?*';
export const unkept = '**/api/unsaved';
export const notKept = (page: Page) =>
	page.getByText('The studio does not answer: what you write is not kept until it does.');

export const keptOf = async ({ id }: Colleague) =>
	JSON.stringify(await sql(`select changes from unsaved_changes where person = ${id}`));

/** Opens the article, types into it, and leaves without saving. */
export async function leavesWriting(browser: Browser, who: Colleague, article: Article, words: string): Promise<void> {
	const page = await comes(browser, who, wide);
	await open(page, article);
	await title(page).fill(words);
	await expect(kept(page)).toBeVisible();
	await page.context().close();
}

/** Saves like a program or another tab. */
export async function saves(page: Page, { id }: Article, data: object): Promise<void> {
	const headers = { origin: studioUrl };
	const answer = await page.request.patch(`${studioUrl}/api/articles/${id}?draft=true`, { headers, data });
	expect(answer.status(), await answer.text()).toBe(200);
}

/** Two editors, each in a separate browser context. */
export async function two(
	browser: Browser,
	request: APIRequestContext,
	work: (ada: Page, bo: Page, people: Colleague[]) => Promise<void>,
) {
	const people = [await newColleague(request, 'Ada', 'editor'), await newColleague(request, 'Bo', 'editor')];
	const [ada, bo] = await Promise.all(people.map((who) => comes(browser, who, wide)));
	if (!ada || !bo) throw new Error('two people were wanted');
	await work(ada, bo, people);
	await Promise.all([ada, bo].map((page) => page.context().close()));
	await leave(request, ...people);
}
