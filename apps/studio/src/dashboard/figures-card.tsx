interface Figure {
	label: string;
	value: number | string;
}

export const FiguresCard = ({ title, figures }: { title: string; figures: Figure[] }) => (
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
