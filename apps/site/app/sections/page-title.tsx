import { Unbroken } from '../ui/unbroken.tsx';

/** The low head of a tool: title, introduction and note. */
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
			<div className="mx-auto max-w-content px-5 py-6 desktop:py-8 desktop:px-10">
				<h1 className="max-w-[32ch] text-tool">
					<Unbroken>{title}</Unbroken>
				</h1>
				{lead && (
					<p className="mt-2 max-w-prose text-ink-soft">
						<Unbroken>{lead}</Unbroken>
					</p>
				)}
				{note && <p className="mt-2 max-w-prose text-sm text-ink-soft">{note}</p>}
			</div>
		</div>
	);
}
