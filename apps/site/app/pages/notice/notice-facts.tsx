import type { ReactNode } from 'react';
import { productAddress } from '../../destinations.ts';
import { noticeWords } from '../../messages/notices.ts';
import { useWords } from '../../messages/use-messages.ts';
import { EmergencyUse } from '../../ui/emergency-use.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { NoticeView } from '../../visit.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
	<div className="border-t border-line py-3">
		<dt className="text-sm text-ink-soft">{name}</dt>
		<dd className="mt-1 font-semibold">{children}</dd>
	</div>
);

/** The facts that identify an affected box. */
export function NoticeFacts({ notice }: { notice: NoticeView }) {
	const words = useWords(noticeWords);
	const { number, products, lots, publishedOn, publishedText, closedText } = notice;
	return (
		<dl className="self-start border-b border-line">
			<Fact name={words.products}>
				<ul>
					{products.map(({ slug, title, reference, emergencyUse }) => (
						<li key={slug}>
							<SiteLink
								to={productAddress(slug)}
								className="inline-block py-2 text-teal-dark underline underline-offset-4"
							>
								<Unbroken>{words.product(title, reference)}</Unbroken>
							</SiteLink>
							<EmergencyUse statement={emergencyUse} />
						</li>
					))}
				</ul>
			</Fact>
			<Fact name={words.lots}>
				{lots.length > 0 ? (
					<ul>
						{lots.map((lot) => (
							<li key={lot}>
								<Unbroken>{lot}</Unbroken>
							</li>
						))}
					</ul>
				) : (
					words.allLots
				)}
			</Fact>
			<Fact name={words.number}>{number}</Fact>
			<Fact name={words.published}>
				<time dateTime={publishedOn}>{publishedText}</time>
			</Fact>
			<Fact name={words.state}>{closedText === null ? words.open : words.closed}</Fact>
		</dl>
	);
}
