/** What becomes of the form, beside it. */
export const NextSteps = ({ title, steps }: { title: string; steps: readonly string[] }) => (
	<aside aria-labelledby="next-steps" className="max-w-3xl self-start rounded-card bg-pale p-6 desktop:p-8">
		<h2 id="next-steps" className="text-xl font-semibold">
			{title}
		</h2>
		<ol className="mt-5 grid gap-5">
			{steps.map((step, at) => (
				<li key={step} className="grid grid-cols-[2rem_1fr] gap-3">
					<span aria-hidden="true" className="font-semibold text-teal-dark">
						{at + 1}
					</span>
					{step}
				</li>
			))}
		</ol>
	</aside>
);
