import { boxWords } from '../messages/box.ts';
import { useWords } from '../messages/use-messages.ts';
import { SiteLink } from '../ui/site-link.tsx';
import type { LotAlike } from '../visit.ts';

/** Similar lots, each with a link to its box. `title` is the product, if it is already known. */
export function LotsAlike({ alike, title: known }: { alike: readonly LotAlike[]; title?: string }) {
	const words = useWords(boxWords);
	if (alike.length === 0) return null;
	return (
		<section aria-labelledby="lots-alike">
			<h3 id="lots-alike" className="text-base">
				{words.alike}
			</h3>
			<ul className="mt-2 grid max-w-prose gap-2">
				{alike.map(({ path, lot, reference, title, isRecalled }) => (
					<li key={path}>
						<SiteLink
							to={path}
							className="flex min-h-11 flex-wrap items-center gap-x-3 rounded-card border border-line bg-white px-4 py-1.5 hover:border-teal"
						>
							<span className="font-semibold font-mono text-teal-dark underline">{lot}</span>
							<span className="text-sm text-ink-soft">
								{title === known ? reference : words.named(title, reference)}
							</span>
							{isRecalled && (
								<span className="ml-auto text-sm font-semibold text-danger mobile:ml-0">{words.recalled}</span>
							)}
						</SiteLink>
					</li>
				))}
			</ul>
		</section>
	);
}
