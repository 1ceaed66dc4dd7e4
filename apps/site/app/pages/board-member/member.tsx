import { useMessages } from '../../messages/use-messages.ts';
import { ArrowLink } from '../../sections/actions.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { BoardMemberView } from '../../visit.ts';

/** Photo, name, three lines, biography, and the publications where there are any. */
export function Member({ member }: { member: BoardMemberView }) {
	const messages = useMessages();
	return (
		<div className="mx-auto grid max-w-content gap-12 px-5 py-16 desktop:grid-cols-[22rem_1fr] desktop:px-10">
			<Picture picture={member.portrait} sizes="22rem" eager className="w-full max-w-88 rounded-card" />
			<div>
				<p className="font-semibold text-teal">{member.role}</p>
				<h1 className="mt-2 text-4xl">{member.name}</h1>
				<ul className="mt-6 space-y-2">
					{member.lines.map((line) => (
						<li key={line} className="border-l-2 border-coral pl-4">
							{line}
						</li>
					))}
				</ul>
				<RichText html={member.biography} className="mt-8" />
				{member.publications.length > 0 && (
					<section className="mt-12">
						<h2 className="text-2xl">{messages.publications}</h2>
						{member.publications.map(({ citation, url }, index) => (
							<div
								key={url}
								className={classes(
									'mt-4 rounded-card p-6',
									index % 2 === 0 ? 'bg-publication-yellow' : 'bg-publication-green',
								)}
							>
								<p>{citation}</p>
								<ArrowLink to={url}>{messages.learnMore}</ArrowLink>
							</div>
						))}
					</section>
				)}
			</div>
		</div>
	);
}
