import type { Job } from '@site/contract/careers';
import { benefits } from '../benefits.ts';
import { manufacturing } from '../job-categories.ts';
import { sanDiego, suzhou } from '../job-locations.ts';

export const manufacturingJobs: Job[] = [
	{
		id: 7,
		title: { en: 'Process Engineer, Strip Assembly', cn: '试纸条组装工艺工程师' },
		categoryId: manufacturing.id,
		locationIds: [suzhou.id],
		postedOn: '2026-11-05',
		content: {
			en: `<h3>About the role</h3>
<p>A strip is dispensed, dried, laminated, cut and placed in its case. Each step leaves a trace in the result. You own these steps on several lines. You know what they do when they run well, and you are the one who is called when they do not.</p>
<h3>What you will do</h3>
<ul>
<li>Set, validate and watch the parameters of dispensing, drying, lamination and cutting</li>
<li>Find the causes of variation between lots and take them out one by one</li>
<li>Bring new tests from development onto the line, together with their scientists</li>
<li>Specify new equipment and accept it at the maker's site</li>
<li>Write instructions with operators, and test them with someone who is new</li>
<li>Reduce scrap and say by how much</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A degree in mechanical, chemical or process engineering</li>
<li>Experience with web handling, coating or precision assembly</li>
<li>Process validation and statistical process control in daily use</li>
<li>A preference for going to the machine before opening the spreadsheet</li>
<li>Mandarin and working English</li>
</ul>
<p>You share a small office on the production floor with two other engineers, with a window onto the lines. Travel is limited to a few weeks a year.</p>
${benefits('An equipment budget for improvements that you can spend without a committee')}`,
		},
	},
	{
		id: 8,
		title: { en: 'Contract Manufacturing Project Lead', cn: '委托生产项目负责人' },
		categoryId: manufacturing.id,
		locationIds: [sanDiego.id, suzhou.id],
		postedOn: '2026-10-12',
		content: {
			en: `<h3>About the role</h3>
<p>Each of our contract manufacturing clients has one person who stays with the project from feasibility to shipment. You are that person for three to five clients. You do not do all the work, but you know where it stands, and your phone number is the one they have.</p>
<h3>What you will do</h3>
<ul>
<li>Turn a client's wishes into a plan with steps, dates and open questions</li>
<li>Bring scientists, engineers, quality and purchasing together at the right moment</li>
<li>Tell clients early when something slips, with a proposal in hand</li>
<li>Prepare quotations and agreements with the commercial team</li>
<li>Keep the information of different clients strictly apart</li>
<li>Follow the first commercial lots and hand over to regular production</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A background in science or engineering</li>
<li>Experience in running projects in diagnostics, devices or pharmaceuticals</li>
<li>An understanding of design control and technology transfer</li>
<li>Tact, and the ability to write a difficult email in five sentences</li>
<li>English; Mandarin is a strong advantage</li>
</ul>
<p>Expect to travel for about one week in six, between our sites and to clients.</p>
${benefits('Flexible hours, since your clients live in several time zones')}`,
		},
	},
	{
		id: 9,
		title: { en: 'Maintenance Technician, Packaging Lines', cn: '包装线维护技术员' },
		categoryId: manufacturing.id,
		locationIds: [suzhou.id],
		postedOn: '2026-07-20',
		content: {
			en: `<h3>About the role</h3>
<p>You keep the machines running that seal cassettes in foil, count them into cartons and print the date. A pouch that leaks ruins the test inside, so this is quality work as much as repair. You work in a team of six, in shifts, with an engineer on call.</p>
<h3>What you will do</h3>
<ul>
<li>Carry out planned maintenance on pouching, cartoning, printing and inspection machines</li>
<li>Find and repair mechanical, pneumatic and electrical faults</li>
<li>Change formats and confirm the first good pieces with quality control</li>
<li>Keep spare parts at hand and order before they run out</li>
<li>Record every intervention, so that the next shift knows what you did</li>
<li>Suggest changes that make a machine easier to clean or to set</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>Vocational training in mechatronics, mechanics or electrical engineering</li>
<li>Experience with automatic packaging or assembly machines</li>
<li>Reading of electrical and pneumatic diagrams; simple changes to a PLC program are a plus</li>
<li>Care with lock-out rules and with colleagues' fingers</li>
<li>Readiness for shift work</li>
</ul>
<p>You start with a month of training beside an experienced colleague and visit one of our machine suppliers in your first year.</p>
${benefits('Shift allowance, tools and paid training with the makers of our machines')}`,
		},
	},
];
