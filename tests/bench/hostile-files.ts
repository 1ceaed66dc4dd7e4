/**
 * How long other requests wait behind files and texts made to keep the site busy: `node bench/hostile-files.ts`. The
 * site has to be built.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { report as reportForm } from '@site/contract/forms/report';
import { wireBase } from '@site/contract/wire';
import { bombs } from '../wire/hostile-files.ts';
import { jpeg } from '../wire/photos.ts';
import { report as fields } from '../wire/samples.ts';
import { type Figure, report } from './results.ts';
import { rounded } from './rounded.ts';
import { startSite } from './site-process.ts';

const site = await startSite();
const pause = 5;

/** The longest wait for a trivial response while another request is in progress. */
async function longestWait(asked: Promise<unknown>): Promise<number> {
	let longest = 0;
	let isOver = false;
	const over = asked.finally(() => {
		isOver = true;
	});
	while (!isOver) {
		const began = performance.now();
		await (await fetch(`${site.url}/healthz`)).text();
		longest = Math.max(longest, performance.now() - began);
		await wait(pause);
	}
	await over;
	return longest;
}

function formWith(file: Buffer): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
	form.append('photos', new File([new Uint8Array(file)], 'photo.jpg'));
	return form;
}
const sendPhoto = async (file: Buffer) =>
	(await fetch(`${site.url}${wireBase}${reportForm.call}`, { method: 'POST', body: formWith(file) })).text();
const paste = async (body: string) => {
	const headers = { 'content-type': 'application/x-www-form-urlencoded' };
	await (await fetch(`${site.url}/list`, { method: 'POST', headers, body, redirect: 'manual' })).text();
};

const ordinaryPhoto = Buffer.concat([jpeg, Buffer.alloc(9 * 1024 * 1024)]);
const longText = (unit: string) => `${unit.repeat(3900 / unit.length)}\n`.repeat(14);

/** The first of each makes the site load the code for it. */
const photoOf = (file: Buffer) => async () => longestWait(sendPhoto(file));
const textOf = (text: string) => async () => longestWait(paste(new URLSearchParams({ paste: text }).toString()));
const ordinary = { photo: photoOf(ordinaryPhoto), text: textOf('HA-FCV-PRO-25 x 20\n'.repeat(60)) };
for (const ask of Object.values(ordinary)) await ask();

async function besides(of: string, ask: () => Promise<number>, kind: keyof typeof ordinary): Promise<Figure> {
	const [usual, value] = [await ordinary[kind](), await ask()];
	const beside = { what: `an ordinary ${kind}`, value: rounded(usual), ratio: rounded(value / usual) };
	return { of, measure: '/healthz, longest wait, ms', value: rounded(value), beside };
}

const figures: Figure[] = [];
for (const { name, file } of bombs) figures.push(await besides(name, photoOf(file()), 'photo'));
for (const unit of ['a(', 'a ', '1 x ']) figures.push(await besides(`pasted: ${unit}`, textOf(longText(unit)), 'text'));
figures.push(await besides('fields of a form', () => longestWait(paste('a&'.repeat(60_000))), 'text'));
await site.stop();
report('Hostile files', figures);
