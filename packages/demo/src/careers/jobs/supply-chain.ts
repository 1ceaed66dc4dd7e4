import type { Job } from '@site/contract/careers';
import { benefits } from '../benefits.ts';
import { supplyChain } from '../job-categories.ts';
import { atlanta, sanDiego, singapore } from '../job-locations.ts';

export const supplyChainJobs: Job[] = [
	{
		id: 10,
		title: { en: 'Demand Planner, Respiratory Tests', cn: '呼吸道检测产品需求计划员' },
		categoryId: supplyChain.id,
		locationIds: [atlanta.id, sanDiego.id],
		postedOn: '2026-10-30',
		content: {
			en: `<h3>About the role</h3>
<p>Demand for respiratory tests can turn within two weeks, and nobody knows in June which two weeks those will be. You build the forecast, say how sure you are of it, and agree with sales and production on what to make, where to keep it and when to move it.</p>
<h3>What you will do</h3>
<ul>
<li>Forecast demand by product, region and month, with a range and not just a number</li>
<li>Follow public surveillance data and what distributors tell us</li>
<li>Run the monthly planning meeting and write down what was decided</li>
<li>Set stock levels for each warehouse with shelf life in mind</li>
<li>Warn early when a product will run short or grow old</li>
<li>Look back after each season and say where the plan was wrong</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A degree in business, engineering, statistics or a similar field</li>
<li>Experience in planning for a product with seasons or promotions</li>
<li>Confidence with data tools and healthy doubt about their output</li>
<li>The ability to explain a forecast to people who want a promise</li>
</ul>
<p>Both offices are open to you. You will visit the other one every two months.</p>
${benefits('A quiet summer: extra days off between the seasons')}`,
		},
	},
	{
		id: 11,
		title: { en: 'Warehouse Shift Lead', cn: '仓库班组长' },
		categoryId: supplyChain.id,
		locationIds: [atlanta.id],
		postedOn: '2026-11-12',
		content: {
			en: `<h3>About the role</h3>
<p>From our Atlanta warehouse, tests go to clinics, pharmacies and distributors across the country. You lead the late shift: twelve people who receive, store, pick, pack and ship. You answer for safety, for accuracy and for the temperature in the building.</p>
<h3>What you will do</h3>
<ul>
<li>Plan the shift and adjust it when a truck is late or an order is urgent</li>
<li>See that lots are shipped by expiration date, first to expire, first out</li>
<li>Watch temperature records and act when a value leaves its range</li>
<li>Check counts, solve differences and keep the system true to the shelf</li>
<li>Train new colleagues on equipment and safe lifting</li>
<li>Hand over to the morning shift in writing</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>Experience in a warehouse with scanning and lot control; medical products are a plus</li>
<li>Some time as a lead, trainer or deputy</li>
<li>A forklift certificate, or the readiness to get one with us</li>
<li>A steady manner when it gets busy in December</li>
<li>Good spoken English; Spanish is welcome</li>
</ul>
<p>The shift runs from early afternoon to late evening, Monday to Friday, with some Saturdays in winter. The schedule is set four weeks ahead.</p>
${benefits('Shift pay, and free meals on Saturdays in the season')}`,
		},
	},
	{
		id: 12,
		title: { en: 'Trade Compliance and Logistics Specialist', cn: '贸易合规与物流专员' },
		categoryId: supplyChain.id,
		locationIds: [singapore.id],
		postedOn: '2026-09-14',
		content: {
			en: `<h3>About the role</h3>
<p>Our products reach customers in more than 170 countries, and many of them pass through Singapore. You see to it that goods, papers and permits travel together. When a shipment stands still at a border, you know why and whom to call.</p>
<h3>What you will do</h3>
<ul>
<li>Book sea, air and road freight and compare carriers on more than price</li>
<li>Classify products and prepare export, import and customs documents</li>
<li>Check import permits for diagnostics with local partners before goods leave</li>
<li>Plan transport so that temperature limits are kept, and read the loggers on arrival</li>
<li>Screen orders against sanctions lists and keep the record</li>
<li>Settle claims with carriers and insurers</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A diploma or degree in logistics, trade or business</li>
<li>Three or more years in freight forwarding or trade compliance</li>
<li>Knowledge of customs tariff codes, delivery terms and letters of credit</li>
<li>Experience with medical or temperature-sensitive goods is helpful</li>
<li>English; another language of the region is an advantage</li>
</ul>
<p>You work with colleagues in Atlanta and China every day, and your calendar is arranged so that evenings stay free.</p>
${benefits('A transport allowance and paid trade compliance courses')}`,
		},
	},
];
