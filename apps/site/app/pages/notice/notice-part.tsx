import type { ReactNode } from 'react';
import { Unbroken } from '../../ui/unbroken.tsx';

/** Several lines with `asSteps` are a numbered list. */
export function NoticePart({
	title,
	lines,
	lead,
	asSteps,
	children,
}: {
	title: string;
	lines: readonly string[];
	/** Shown before the lines. */
	lead?: ReactNode;
	asSteps?: true;
	children?: ReactNode;
}) {
	if (lines.length === 0) return null;
	return (
		<section className="max-w-prose">
			<h2 className="text-xl">{title}</h2>
			{lead}
			{asSteps && lines.length > 1 ? (
				<ol className="mt-3 grid list-decimal gap-2 pl-6 *:first:font-semibold">
					{lines.map((line) => (
						<li key={line}>
							<Unbroken>{line}</Unbroken>
						</li>
					))}
				</ol>
			) : (
				lines.map((line) => (
					<p key={line} className="mt-3">
						<Unbroken>{line}</Unbroken>
					</p>
				))
			)}
			{children}
		</section>
	);
}
