import type { ComposedPage } from '@site/contract/pages';
import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { antiBriberyPolicy } from './anti-bribery-policy.ts';
import { becomeADistributor } from './become-a-distributor.ts';
import { careers } from './careers.ts';
import { careersApply } from './careers-apply.ts';
import { contact } from './contact.ts';
import { contractManufacturing } from './contract-manufacturing.ts';
import { contractManufacturingSupplyChain } from './contract-manufacturing-supply-chain.ts';
import { culture } from './culture.ts';
import { events } from './events.ts';
import { freeSampleKit } from './free-sample-kit.ts';
import { home } from './home.ts';
import { mediaRoom } from './media-room.ts';
import { newsletter } from './newsletter.ts';
import { partnering } from './partnering.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { products } from './products.ts';
import { resources } from './resources.ts';
import { scientificStrategyBoard } from './scientific-strategy-board.ts';
import { search } from './search.ts';
import { supplyChain } from './supply-chain.ts';
import { termsAndConditions } from './terms-and-conditions.ts';

export const pages: ComposedPage[] = [
	home,
	supplyChain,
	contractManufacturing,
	contractManufacturingSupplyChain,
	about,
	partnering,
	mediaRoom,
	contact,
	search,
	careers,
	careersApply,
	products,
	resources,
	events,
	culture,
	privacyPolicy,
	termsAndConditions,
	accessibility,
	antiBriberyPolicy,
	becomeADistributor,
	freeSampleKit,
	newsletter,
	scientificStrategyBoard,
];
