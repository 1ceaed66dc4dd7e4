import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { cn as chinese } from '../../../apps/site/app/messages/cn.ts';
import type { en as english } from '../../../apps/site/app/messages/en.ts';
import { meetingText } from '../../../packages/contract/src/meeting-text.ts';
import { momentIn } from '../../../packages/contract/src/zoned-time.ts';
import { as } from './api.ts';
import { siteUrl } from './places.ts';
import { wire } from './site.ts';

const timeZone = 'Asia/Dubai';
const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
export const startOf = (index: number, minutes = 30) =>
	new Date(momentIn(timeZone, { day, time: '09:00' }) + index * minutes * 60_000).toISOString();
export const textOf = (index: number, language: 'en' | 'cn' = 'en') =>
	meetingText({ startsAt: startOf(index), minutes: 30, timeZone }, language);

export type Fair = { id: number; slug: string; title: string };

/** A published event with times from nine o'clock on. */
export async function makeFair(request: APIRequestContext, until = '11:00', minutes = 30): Promise<Fair> {
	const slug = `fair-${randomUUID().slice(0, 8)}`;
	const noon = `${day}T12:00:00.000Z`;
	const data = {
		...{ slug, title: `Fair ${slug}`, titleCn: `展会 ${slug}`, address: 'Hall 1', startsOn: noon, endsOn: noon },
		meetings: { timeZone, sessions: [{ day: noon, from: '09:00', until, minutes, place: 'Table A' }] },
		_status: 'published',
	};
	const answer = await request.post('/api/events', { headers: await as(request, 'editor'), data });
	const { doc } = await answer.json();
	return { id: doc.id, slug, title: data.title };
}

/** The same, once the site shows it. */
export async function newFair(request: APIRequestContext, until?: string): Promise<Fair> {
	const fair = await makeFair(request, until);
	await expect.poll(async () => (await request.get(`${siteUrl}/events-info/${fair.slug}`)).status()).toBe(200);
	return fair;
}

export const person = (email: string) => ({
	...{ first_name: 'Ines', last_name: 'Duarte', email, phone_number: '', source: 'Referral', type: 'x' },
});
export const book = (request: APIRequestContext, fair: Fair, index: number, email = 'ines@example.com', minutes = 30) =>
	wire(request, '/message/index', {
		...person(email),
		item: `event:${fair.id}`,
		meeting: startOf(index, minutes),
	});
export const visitor = () => `visitor-${randomUUID().slice(0, 8)}@example.com`;

export async function found(request: APIRequestContext, collection: string, where: string) {
	const headers = await as(request, 'sales');
	return (await (await request.get(`/api/${collection}?limit=100&sort=id&where${where}`, { headers })).json()).docs;
}

/** The free times on the site, as its page shows them to a visitor without scripts. */
export const offered = async (request: APIRequestContext, { slug }: Fair) =>
	[
		...(await (await request.get(`${siteUrl}/events-info/${slug}`)).text()).matchAll(
			/type="radio"[^>]*value="(\d[^"]+)"/g,
		),
	].map(([, value]) => value);

export async function fill(page: Page, words: typeof english | typeof chinese, email: string) {
	const form = page.getByRole('main').getByRole('form');
	await form.getByLabel(words.firstName).fill('Ines');
	await form.getByLabel(words.lastName).fill('Duarte');
	await form.getByLabel(words.email).fill(email);
	await form.getByLabel(words.howDidYouHear).selectOption('Referral');
	return form.getByRole('button', { name: words.submit });
}
