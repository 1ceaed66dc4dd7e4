import { SiteLink } from '../ui/site-link.tsx';
import type { NavigationNode } from '../visit.ts';
import { FinderLink } from './finder-link.tsx';
import { navigationAddress } from './navigation-address.ts';

/** The product areas with their categories, in columns. */
export function CategoryPanel({ categories, place }: { categories: readonly NavigationNode[]; place: string }) {
	return (
		<ul className="mx-auto grid max-w-content grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-8 gap-y-6 py-6 min-[60rem]:grid-cols-3 min-[60rem]:px-10 min-[60rem]:py-8 lg:grid-cols-5">
			{categories.map((category) => (
				<li key={category.id} className="tint-mark" data-tint={category.tint}>
					<SiteLink
						to={navigationAddress(category)}
						current={navigationAddress(category) === place}
						className="inline-flex min-h-8 items-center text-sm font-bold current-line hover:text-teal"
					>
						{category.name}
					</SiteLink>
					<ul className="mt-1">
						{category.children.map((child) => (
							<li key={child.id}>
								<SiteLink
									to={navigationAddress(child)}
									current={navigationAddress(child) === place}
									className="inline-flex min-h-7 items-center text-xs text-ink-soft current-line hover:text-teal"
								>
									{child.name}
								</SiteLink>
							</li>
						))}
					</ul>
				</li>
			))}
			<li>
				<FinderLink className="flex h-full flex-col justify-center rounded-card bg-pale px-5 py-4 hover:text-teal" />
			</li>
		</ul>
	);
}
