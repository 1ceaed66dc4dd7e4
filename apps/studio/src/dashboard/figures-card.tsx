import type { Bar } from './figures.ts';

type Figure = Omit<Bar, 'value'> & { value: number | string };

const Amount = ({ label, value }: Figure) => (
	<>
		<strong>{value}</strong>
		{label}
	</>
);

export const FiguresCard = ({ title, figures }: { title: string; figures: Figure[] }) => (
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
