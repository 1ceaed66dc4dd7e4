import { Band, useTone } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { OrganisationView, SectionViewOf } from '../../visit.ts';
import { useSectionData } from '../section-data.ts';

/** Logos of partners or sister companies, with links to their websites. Partners have a text and need more room. */
export function LogosSection({ section: { tone, title, intro, of } }: { section: SectionViewOf<'logos'> }) {
	const organisations = useSectionData()[of];
	const described = of === 'partners';
	if (organisations.length === 0) return null;
	return (
		<Band tone={tone}>
			<Heading title={title} intro={intro} className="mb-10 desktop:mb-14" />
			<ul
				className={classes(
					'grid desktop:grid-cols-3 desktop:gap-x-8',
					described
						? 'gap-x-6 gap-y-10 sm:grid-cols-2 desktop:gap-y-12'
						: 'grid-cols-2 gap-3 sm:gap-6 wide:grid-cols-3',
				)}
			>
				{organisations.map((organisation) => (
					<li key={organisation.id} className="min-w-0">
						<Logo organisation={organisation} />
						{described && (
							<p className="mt-4 max-w-prose text-sm opacity-85">
								<Unbroken>{organisation.text}</Unbroken>
							</p>
						)}
					</li>
				))}
			</ul>
		</Band>
	);
}

function Logo({ organisation: { name, logo, to } }: { organisation: OrganisationView }) {
	const onWhite = useTone() === 'white';
	return (
		<SiteLink
			to={to}
			label={name}
			className={classes(
				'group/logo grid h-28 place-items-center rounded-card px-5 transition-shadow duration-200 hover:raised desktop:h-40 desktop:px-8',
				onWhite ? 'bg-mist' : 'bg-white',
			)}
		>
			<Picture
				picture={logo}
				sizes="220px"
				decorative
				className="h-auto max-h-16 w-full max-w-[13.75rem] object-contain desktop:max-h-20"
			/>
		</SiteLink>
	);
}
