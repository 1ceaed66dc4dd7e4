import { Unbroken } from '../ui/unbroken.tsx';

/** The head of a page without a banner: title, introduction and note. */
export function PageTitle({
	title,
	lead,
	note,
}: {
	title: string;
	lead?: string | undefined;
	note?: string | undefined;
}) {
	return (
		<div className="bg-pale">
			<div className="mx-auto max-w-content px-5 py-[clamp(2.5rem,2rem+2.5vw,4.5rem)] desktop:px-10">
				<h1 className="max-w-[24ch] text-4xl">
					<Unbroken>{title}</Unbroken>
				</h1>
				{lead && (
					<p className="mt-5 max-w-prose text-lg text-ink-soft">
						<Unbroken>{lead}</Unbroken>
					</p>
				)}
				{note && <p className="mt-4 max-w-xl text-sm text-ink-soft">{note}</p>}
			</div>
		</div>
	);
}
