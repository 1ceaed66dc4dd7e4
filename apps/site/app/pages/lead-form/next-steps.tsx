/** The steps after the form is sent, shown beside it. */
export const NextSteps = ({ title, steps }: { title: string; steps: readonly string[] }) => (
	<aside className="self-start rounded-card bg-pale p-6">
		<h2 className="text-xl font-semibold">{title}</h2>
		<ol className="mt-4 grid list-decimal gap-4 pl-5">
			{steps.map((step) => (
				<li key={step}>{step}</li>
			))}
		</ol>
	</aside>
);
