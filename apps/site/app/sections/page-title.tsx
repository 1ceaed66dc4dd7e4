/** The head of a page that has no banner: where one is, and what it is called. */
export function PageTitle({ title, lead }: { title: string; lead?: string | undefined }) {
	return (
		<div className="bg-pale">
			<div className="mx-auto max-w-content px-5 py-[clamp(2.5rem,2rem+3vw,5rem)] desktop:px-10">
				<span className="result-lines" aria-hidden="true" />
				<h1 className="mt-4 max-w-[24ch] text-4xl">{title}</h1>
				{lead && <p className="mt-5 max-w-prose text-lg text-ink-soft">{lead}</p>}
			</div>
		</div>
	);
}
