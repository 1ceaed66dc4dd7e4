import { specialProducts } from '@site/contract/special-products';
import { addressOf, productAddress } from '../destinations.ts';

type Links = Readonly<Record<'retailerOne' | 'retailerTwo' | 'eventPage' | 'universityNews' | 'fertilityShop', string>>;
type Target = (links: Links) => string | null;

/** Targets of the buttons on the home banners, by action code (PAGE-4). */
const targets: readonly Target[] = [
	/* 0 */ (links) => links.retailerOne,
	/* 1 */ (links) => links.retailerTwo,
	/* 2 */ () => productAddress(specialProducts.covidAntigen),
	/* 3 */ () => productAddress(specialProducts.atHomeMultiplex),
	/* 4 */ () => addressOf({ name: 'Partnering' }),
	/* 5 */ () => addressOf({ name: 'FreeSampleKit' }),
	/* 6 */ () => addressOf({ name: 'BecomeADistributor' }),
	/* 7 */ (links) => links.eventPage,
	/* 8 */ (links) => links.universityNews,
	/* 9 */ () => productAddress(specialProducts.professionalMultiplex),
	/* 10 */ () => null,
	/* 11 */ (links) => links.fertilityShop,
];

/** The address behind an action code; null for the code without an action and for unknown codes. */
export const bannerTarget = (code: number, links: Links): string | null => targets[code]?.(links) ?? null;
