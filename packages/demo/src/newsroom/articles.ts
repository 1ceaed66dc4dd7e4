import type { Article } from '@site/contract/newsroom';
import { clinicPractice } from './blog/clinic-practice.ts';
import { familyHealth } from './blog/family-health.ts';
import { makingTests } from './blog/making-tests.ts';
import { qualityAndStorage } from './blog/quality-and-storage.ts';
import { respiratorySeason } from './blog/respiratory-season.ts';
import { samplesAndControls } from './blog/samples-and-controls.ts';
import { screening } from './blog/screening.ts';
import { technology } from './blog/technology.ts';
import { testingBasics } from './blog/testing-basics.ts';
import { companyNews } from './press/company.ts';
import { leadershipNews } from './press/leadership.ts';
import { newProducts } from './press/new-products.ts';
import { partnerNews } from './press/partners.ts';
import { qualityAndCapacity } from './press/quality-and-capacity.ts';
import { respiratoryTests } from './press/respiratory-tests.ts';

const blog = [
	testingBasics,
	qualityAndStorage,
	screening,
	respiratorySeason,
	clinicPractice,
	samplesAndControls,
	makingTests,
	technology,
	familyHealth,
];

const press = [qualityAndCapacity, newProducts, respiratoryTests, partnerNews, companyNews, leadershipNews];

/** Newest first. */
export const articles: Article[] = [...blog, ...press]
	.flat()
	.map((article) => ({ sections: [], ...article }))
	.sort((one, other) => other.publishedOn.localeCompare(one.publishedOn));
