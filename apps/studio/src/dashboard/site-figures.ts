import { settings } from '../settings.ts';

interface SiteFigures {
	/** Submissions that the site still holds. */
	waiting: number | undefined;
	/** Submissions that could not be delivered and are not tried any more. */
	dead: number | undefined;
}

/** Sums a metric over its labels; undefined if the site has none of that name. */
export function metric(text: string, name: string): number | undefined {
	const values = [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].map(([, value]) =>
		Number(value),
	);
	return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : undefined;
}

async function metricsOf(site: string): Promise<string> {
	const answer = await fetch(`${site}/metrics`, {
		headers: { Authorization: `Bearer ${settings.metricsToken || settings.token}` },
		signal: AbortSignal.timeout(2000),
		cache: 'no-store',
		redirect: 'error',
	}).catch(() => undefined);
	return answer?.ok ? answer.text() : '';
}

/** Sum of the metrics of all site servers. */
export async function siteFigures(): Promise<SiteFigures> {
	const text = (await Promise.all(settings.siteServers.map(metricsOf))).join('\n');
	return {
		waiting: metric(text, 'site_journal_waiting') ?? metric(text, 'site_submissions_waiting'),
		dead: metric(text, 'site_journal_dead'),
	};
}
