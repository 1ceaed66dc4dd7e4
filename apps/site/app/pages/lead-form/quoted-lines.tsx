import type { SentLine } from '@site/contract/list';
import { listOf } from '../../addresses/list-address.ts';
import type { LeadFormWords } from '../../messages/lead-form.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';

type QuotedLine = SentLine & { pack: string; isDiscontinued: boolean; emergencyUse: string };
type QuotedLinesProps = {
	words: LeadFormWords['around'];
	title: string;
	lines: readonly QuotedLine[];
	hasQuantities: boolean;
};

/** The lines sent along with the form, and a link to change them. */
export function QuotedLines({ words, title, lines, hasQuantities }: QuotedLinesProps) {
	return (
		<section aria-labelledby="quoted-lines" className="mb-8 border-l-2 border-coral pl-4">
			<h2 id="quoted-lines" className="text-sm font-normal text-ink-soft">
				{title}
			</h2>
			<ul className="mt-1">
				{lines.map(({ reference, name, pack, quantity, isDiscontinued, emergencyUse }) => (
					<li key={reference} className="flex gap-x-4 py-1.5">
						{hasQuantities && (
							<span className="min-w-12 text-right font-semibold whitespace-nowrap tabular-nums">{quantity} ×</span>
						)}
						<span className="min-w-0">
							<strong>
								<Unbroken>{name}</Unbroken>
							</strong>{' '}
							{isDiscontinued && <span className="text-sm font-semibold text-coral-text">{words.discontinued}</span>}
							<span className="block text-sm text-ink-soft">{[reference, pack].filter(Boolean).join(' · ')}</span>
							{emergencyUse && <span className="mt-2 block text-xs">{emergencyUse}</span>}
						</span>
					</li>
				))}
			</ul>
			<SiteLink
				to={listOf(lines)}
				className="inline-flex min-h-11 items-center text-sm font-semibold text-teal-dark underline underline-offset-4"
			>
				{words.changeLines}
			</SiteLink>
		</section>
	);
}
