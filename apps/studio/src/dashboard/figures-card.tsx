import type { Bar } from './figures.ts';

export const FiguresCard = ({ title, figures }: { title: string; figures: Bar[] }) => (
	<section className="studio-chart">
		<h3>{title}</h3>
		<div className="studio-figures">
			{figures.map(({ label, value }) => (
				<span key={label}>
					<strong>{value}</strong>
					{label}
				</span>
			))}
		</div>
	</section>
);
