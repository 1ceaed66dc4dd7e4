import type { Instead } from '../document/offered-instead.ts';
import { bandWidth } from '../ui/band.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

/** Suggestions of the same kind as the missing item. */
export const Offers = ({ heading, offers }: Instead) => (
	<section className="on-pale bg-pale py-16">
		<div className={bandWidth}>
			<h2 className="text-2xl">{heading}</h2>
			<ul className="mt-8 grid gap-8 wide:sm:grid-cols-3">
				{offers.map(({ to, title, text, picture, note }) => (
					<li key={to} className="group relative min-w-0">
						{picture && (
							<img
								src={picture}
								alt=""
								width={1200}
								height={800}
								loading="lazy"
								className="aspect-3/2 w-full rounded-card object-cover"
							/>
						)}
						<h3 className="mt-4 text-xl">
							<SiteLink to={to} className="underline-offset-4 after:absolute after:inset-0 group-hover:underline">
								<Unbroken>{title}</Unbroken>
							</SiteLink>
						</h3>
						<p className="mt-2 line-clamp-4 text-sm text-ink-soft">
							<Unbroken>{text}</Unbroken>
						</p>
						{note && <p className="mt-2 text-xs">{note}</p>}
					</li>
				))}
			</ul>
		</div>
	</section>
);
