import type { Payload } from 'payload';
import { settings } from '../settings.ts';
import { sayHere } from '../words/say-here.ts';
import { type Bar, mailsUnderWay } from './figures.ts';

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
async function siteFigures(): Promise<SiteFigures> {
	const text = (await Promise.all(settings.siteServers.map(metricsOf))).join('\n');
	return {
		waiting: metric(text, 'site_journal_waiting') ?? metric(text, 'site_submissions_waiting'),
		dead: metric(text, 'site_journal_dead'),
	};
}

/** For administrators: submissions and mails on their way. The site is asked, so this part of the page comes last. */
export async function StuckCard({ payload }: { payload: Payload }) {
	const say = await sayHere();
	const [mails, onSite] = await Promise.all([mailsUnderWay(payload, say), siteFigures()]);
	const figures = [
		{ label: say('Submissions waiting on the site', '在网站上等待的提交'), value: onSite.waiting ?? '–' },
		{ label: say('Submissions that could not be delivered', '无法送达的提交'), value: onSite.dead ?? '–' },
		...mails,
	].filter(({ value }) => value !== 0);
	return figures.length === 0 ? null : <FiguresCard title={say('Under way', '进行中')} figures={figures} />;
}

type Figure = Omit<Bar, 'value'> & { value: number | string };

const Amount = ({ label, value }: Figure) => (
	<>
		<strong>{value}</strong>
		{label}
	</>
);

const FiguresCard = ({ title, figures }: { title: string; figures: Figure[] }) => (
	<section className="studio-chart">
		<h2>{title}</h2>
		<div className="studio-figures">
			{figures.map((figure) =>
				figure.href ? (
					<a key={figure.label} href={figure.href}>
						<Amount {...figure} />
					</a>
				) : (
					<span key={figure.label}>
						<Amount {...figure} />
					</span>
				),
			)}
		</div>
	</section>
);
