import type { Payload } from 'payload';
import { sayHere } from '../words/say-here.ts';
import { type Bar, mailsUnderWay } from './figures.ts';
import { siteFigures } from './site-figures.ts';

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
