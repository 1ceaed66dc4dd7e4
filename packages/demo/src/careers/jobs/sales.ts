import type { Job } from '@site/contract/careers';
import { benefits } from '../benefits.ts';
import { sales } from '../job-categories.ts';
import { atlanta, remote, singapore } from '../job-locations.ts';

export const salesJobs: Job[] = [
	{
		id: 13,
		title: { en: 'Technical Support Specialist', cn: '技术支持专员' },
		categoryId: sales.id,
		locationIds: [atlanta.id, remote.id],
		postedOn: '2026-11-06',
		content: {
			en: `<h3>About the role</h3>
<p>A nurse calls because a line is faint. A parent calls because there is no line at all. You answer both, in words that fit the caller, and you write down what you heard, because every call is also a piece of information about our products. The team of eight covers the working day from coast to coast.</p>
<h3>What you will do</h3>
<ul>
<li>Answer questions by phone, email and chat about the use and reading of our tests</li>
<li>Tell a question from a complaint, and record complaints as the rules require</li>
<li>Ask for lot numbers, photographs and the steps that were taken</li>
<li>Arrange replacements and follow up until the case is closed</li>
<li>Point out patterns to quality and suggest better wording for leaflets</li>
<li>Give short online trainings for clinics</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A background as a laboratory technician, medical assistant, nurse or similar</li>
<li>Experience in a support or patient-facing role</li>
<li>Patience, a clear voice and correct spelling</li>
<li>The discipline not to give medical advice, even when asked nicely</li>
<li>Spanish is a strong advantage</li>
</ul>
<p>Training takes four weeks, the first of them in Atlanta.</p>
${benefits('Equipment for your home office and a fixed schedule, known a month ahead')}`,
		},
	},
	{
		id: 14,
		title: { en: 'Regional Sales Manager, Distributors', cn: '区域经销商销售经理' },
		categoryId: sales.id,
		locationIds: [singapore.id],
		postedOn: '2026-10-05',
		content: {
			en: `<h3>About the role</h3>
<p>You look after our distributors in Southeast Asia. Some have been with us for years, others are new to rapid tests. Your aim is that they sell well, store well and tell us what their customers say. You are measured on the business that lasts, not on the quarter.</p>
<h3>What you will do</h3>
<ul>
<li>Visit distributors and their customers, and train their sales staff</li>
<li>Agree on yearly plans and review them every quarter</li>
<li>Find and assess new distributors, including checks under our anti-bribery policy</li>
<li>Prepare tenders together with regulatory affairs and supply chain</li>
<li>Represent the company at congresses and trade fairs in the region</li>
<li>Bring home requests for new products, with numbers behind them</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>Several years in sales of diagnostics or medical devices through distributors</li>
<li>A network in at least two countries of the region</li>
<li>Understanding of tenders, registrations and payment terms</li>
<li>Straightforward manners and a record that you are happy to discuss</li>
<li>English and one or more regional languages</li>
</ul>
<p>You travel for about eight days a month. Trips are planned in advance, and weekends belong to you.</p>
${benefits('A yearly bonus based on the growth and satisfaction of your distributors')}`,
		},
	},
];
