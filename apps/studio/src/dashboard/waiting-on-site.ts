import { settings } from '../settings.ts';

/** How many submissions the site still holds, where it can be asked. */
export async function waitingOnSite(): Promise<number | undefined> {
	try {
		const answer = await fetch(`${settings.siteUrl}/metrics`, { signal: AbortSignal.timeout(700), cache: 'no-store' });
		const line = /^site_submissions_waiting(?:\{[^}]*\})? (\d+)/m.exec(answer.ok ? await answer.text() : '');
		return line ? Number(line[1]) : undefined;
	} catch {
		return undefined;
	}
}
